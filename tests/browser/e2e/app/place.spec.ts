import { byNight, expect, type Locator, openTrading, test } from '../support/exchange.ts'
import { trading } from '../support/trading.ts'

/** Opens a window and closes it with Escape; the page behind it, which has room above and below, never moves. */
async function expectPlaceKept(opener: Locator, opened: Locator, name: string) {
  const page = opener.page()
  await opener.evaluate((button) => {
    const { top, height } = button.getBoundingClientRect()
    scrollBy(0, top + height / 2 - innerHeight / 2)
  })
  const before = await page.evaluate(() => scrollY)
  await page.evaluate(() => {
    const moves: number[] = []
    Object.assign(window, { moves })
    const look = () => {
      if (moves.at(-1) !== scrollY) moves.push(scrollY)
      requestAnimationFrame(look)
    }
    look()
  })
  await opener.click()
  await expect(opened).toBeVisible()
  // Exit and enter animations have ended.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === 1)
        .map(({ finished }) => finished),
    ),
  )
  expect.soft(await page.evaluate(() => scrollY), `${name}, open`).toBe(before)
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await expect(opener).toBeFocused()
  const moves = await page.evaluate(() => (window as unknown as { moves: number[] }).moves)
  expect.soft(moves, name).toEqual([before])
}

for (const [width, height] of [
  [390, 844],
  [1440, 600],
] as const) {
  test(`at ${width} px no window moves the page, and each returns the focus`, byNight, async ({ page, exchange }) => {
    await page.setViewportSize({ width, height })
    await openTrading(page, exchange)
    const { orders, picker } = trading(page)
    await expect(orders.getByText(/^[+−]\d/).first()).toBeVisible()
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
    const dialog = page.getByRole('dialog').getByRole('heading').first()
    if (width < 700) await expectPlaceKept(button('Open position'), dialog, 'the order sheet')
    await expectPlaceKept(button('Close BTCUSDC LONG'), dialog, 'Close')
    await expectPlaceKept(button('Reset the balance'), dialog, 'Reset')
    await expectPlaceKept(picker, page.getByRole('listbox'), 'the market menu')
  })
}
