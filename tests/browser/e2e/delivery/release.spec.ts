import type { Response } from '@playwright/test'
import { choose, expect, openTrading, type Page, test } from '../support/exchange.ts'
import { waitUntilIdle, trading } from '../support/trading.ts'

/** The page's address responds with the manifest of the next release. */
const release = (page: Page) =>
  page.route('**/futures/market/*', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/(name="futures-files" content=")\S+/, '$1/futures/assets/next.json')
    await route.fulfill({ response, body: html })
  })

/** The response to the next check of the page's own address. */
const isLook = (response: Response) =>
  response.request().resourceType() === 'fetch' && response.url().endsWith('/futures/market/BTC-USDC')

test('a release is offered, not during typing, and what was typed survives the reload', async ({
  page,
  context,
  exchange,
}) => {
  await choose(context, {})
  await page.clock.install()
  await openTrading(page, exchange)
  await waitUntilIdle(page)
  const { form, amount, toast } = trading(page)
  const offer = toast('A new version is ready')

  await release(page)
  await amount.fill('123')
  const seen = page.waitForResponse(isLook)
  await page.clock.fastForward(310_000)
  await seen
  await page.clock.runFor(20_000)
  await expect(offer).toHaveCount(0)

  await amount.blur()
  await page.clock.runFor(10_000)
  await expect(offer).toHaveCount(1)
  await page.unroute('**/futures/market/*')
  await offer.getByRole('button', { name: 'Reload' }).click()
  await expect(amount).toHaveValue('123')
  await expect(offer).toHaveCount(0)
  // Nothing breaks while it loads.
  await expect(form.getByText('Quantity', { exact: true })).toBeVisible()
})
