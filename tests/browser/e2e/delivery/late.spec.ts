import { byNight, expect, holdFiles, logIn, openTrading, type Page, test } from '../support/exchange.ts'
import { requestedOrders, waitUntilIdle, CREATE, trading } from '../support/trading.ts'

/** Breaks every connection that requests code, although the browser is online. */
async function breakConnections(page: Page, code: RegExp) {
  await page.route(code, (route) => route.abort('connectionreset'))
  return () => page.unroute(code)
}

const notOpened = (page: Page) => page.locator('.toast', { hasText: 'This could not be opened' }).first()

/** Number of page loads: must not increase during these tests. */
function countLoads(page: Page) {
  const loads = { count: 0 }
  page.on('load', () => void (loads.count += 1))
  return loads
}

// React also logs what a boundary has caught; the page shows it as text.
test.afterEach(({ troubles }) => {
  const others = troubles.filter((trouble) => !trouble.includes('code could not be loaded'))
  troubles.splice(0, troubles.length, ...others)
})

for (const width of [1440, 390])
  test(
    `before any code of the app, bar and logo are in their final position, at ${width} px`,
    { tag: width > 390 ? '@night' : [] },
    async ({ page, exchange }) => {
      await page.setViewportSize({ width, height: 800 })
      await logIn(page, exchange)
      const arrive = await holdFiles(page, /\/assets\/app-[^/]*\.js/)
      const boxes = async () => [
        await page.getByRole('banner').boundingBox(),
        await page.getByRole('banner').locator('svg').first().boundingBox(),
      ]
      await page.goto('/futures/market/BTC-USDC', { waitUntil: 'commit' })
      await expect(page.locator('.bars')).toBeVisible()
      const before = await boxes()
      arrive()
      await expect(page.getByText('12 480.3071').first()).toBeVisible()
      expect(await boxes()).toEqual(before)
      expect(before).not.toContain(null)
    },
  )

test('a page opened offline says so, loads once online, keeps what was typed', async ({ page, context, exchange }) => {
  const loads = countLoads(page)
  await openTrading(page, exchange)
  const { amount } = trading(page)
  await amount.fill('123')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Contests' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  // A click now would show the same screen again.
  await expect(page.getByRole('button', { name: 'Try again' })).toBeDisabled()
  await context.setOffline(false)
  await expect(page.getByRole('row').first()).toBeVisible()
  await page.getByRole('link', { name: 'Trading' }).click()
  await expect(amount).toHaveValue('123')
  expect(loads.count).toBe(1)
})

test('after a broken connection Try again loads the page', async ({ page, exchange }) => {
  const loads = countLoads(page)
  await openTrading(page, exchange)
  const code = /assets\/contests-[^/]*\.js$/
  const mend = await breakConnections(page, code)
  await page.getByRole('link', { name: 'Contests' }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()))
  await again.click()
  await failed
  await mend()
  await again.click()
  await expect(page.getByRole('row').first()).toBeVisible()
  expect(loads.count).toBe(1)
})

test('if the dialogs’ code fails, a toast says so, and a later click opens it', async ({ page, exchange }) => {
  const loads = countLoads(page)
  const mend = await breakConnections(page, /assets\/dialogs-[^/]*\.js$/)
  await openTrading(page, exchange)
  const { amount, orders } = trading(page)
  await amount.fill('123')
  const close = orders.getByRole('button', { name: 'Close BTCUSDC LONG' }).first()
  await close.click()
  await expect(notOpened(page)).toContainText('Check the connection and try again.')
  await mend()
  await close.click()
  await expect(page.getByRole('heading', { name: 'Close position' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(amount).toHaveValue('123')
  expect(loads.count).toBe(1)
})

test('the form of a phone opened offline says so, and opens later', byNight, async ({ page, context, exchange }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, exchange)
  // An idle page prefetches it: its connection fails from the start.
  const mend = await breakConnections(page, /assets\/OrderSheet[^/]*\.js$/)
  await page.goto('/futures/market/BTC-USDC')
  const openPosition = page.getByRole('button', { name: 'Open position' })
  await expect(openPosition).toBeVisible()
  await waitUntilIdle(page)
  await context.setOffline(true)
  await openPosition.click()
  await expect(notOpened(page)).toBeVisible()
  await context.setOffline(false)
  await mend()
  await openPosition.click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Amount' })).toBeVisible()
})

/** The code that sends orders. */
const SENDING = /assets\/desk-[^/]*\.js$/

test('LONG clicked before the code that sends orders is loaded waits for it, and is one order', async ({
  page,
  exchange,
}) => {
  const release = await holdFiles(page, SENDING)
  await openTrading(page, exchange)
  const { amount, long, short, accepted } = trading(page)
  await amount.fill('50')
  await long.dblclick()
  // At once: after three seconds it is not sent.
  const [orders] = await Promise.all([
    requestedOrders(exchange),
    expect(long).toHaveAttribute('aria-busy', 'true'),
    expect(short).toBeDisabled(),
  ])
  release()
  expect(orders).toEqual([])
  await expect(accepted).toBeVisible()
  expect(await requestedOrders(exchange)).toHaveLength(1)
})

test('LONG is not sent if the code that sends orders fails, and a later click sends', async ({ page, exchange }) => {
  const mend = await breakConnections(page, SENDING)
  await openTrading(page, exchange)
  const { long, amount, accepted, toast } = trading(page)
  await amount.fill('50')
  await long.click()
  await expect(toast('The order was not sent')).toBeVisible()
  expect((await exchange.journal()).counts[CREATE]).toBeUndefined()
  await mend()
  await expect(amount).toHaveValue('50')
  await long.click()
  await expect(accepted).toBeVisible()
  expect(await requestedOrders(exchange)).toHaveLength(1)
})
