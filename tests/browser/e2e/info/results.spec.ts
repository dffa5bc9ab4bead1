import { figure } from '../../../proofs/reliability/figure.ts'
import { byNight, expect, logIn, type Page, test } from '../support/exchange.ts'
import { taskTimes } from '../support/taskTimes.ts'

const trades = (page: Page) => page.locator('.figure', { hasText: /^Win rate/ })

test('the results keep their period in the address, and the labels of the curve have room', async ({
  page,
  exchange,
}) => {
  await logIn(page, exchange)
  await page.goto('/futures/terms')
  await page.getByRole('navigation').getByRole('link', { name: 'Results' }).click()
  await page.getByText('30 days').click()
  await expect(page).toHaveURL(/\/futures\/results\?period=30$/)
  await page.reload()
  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked()
  const left = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect().left)
  expect((await left('.curve')) - (await left('.curve-labels'))).toBeGreaterThan(20)
})

test('no task of 10,000 orders is a tenth of the work', byNight, async ({ page, exchange }) => {
  await exchange.control('scale', { orders: 10_000, persona: 'rich-history' })
  await logIn(page, exchange, { persona: 'rich-history' })
  await page.goto('/futures/terms')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  const times = await taskTimes(page, async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Results' }).click()
    await expect(page.getByRole('heading', { name: 'Net P&L' })).toBeVisible()
    for (const period of ['7 days', '90 days', '30 days', 'All']) {
      const before = await trades(page).textContent()
      await page.getByRole('radiogroup', { name: 'Period' }).getByText(period).click()
      await expect(trades(page)).not.toHaveText(before ?? '')
    }
    for (const grouping of ['Side', 'Reason', 'Market']) await page.getByRole('tab', { name: grouping }).click()
  })
  const longest = Math.max(...times)
  figure('R15', 'the longest task of results of 10,000 orders, ms of the processor', Math.round(longest), '< 50')
  // A ratio, since a time would depend on the machine.
  expect(longest).toBeLessThan(times.reduce((sum, time) => sum + time, 0) / 10)
})
