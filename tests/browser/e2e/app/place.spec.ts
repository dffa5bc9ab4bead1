import { contestToken } from '../support/contests.ts'
import { byNight, expect, type Locator, logIn, openTrading, type Page, test } from '../support/exchange.ts'
import { trading } from '../support/trading.ts'

/** Scrolls so that the page has room above and below, with the button still visible. */
async function scrollTo(opener: Locator) {
  await opener.evaluate((button) => {
    const { top, height } = button.getBoundingClientRect()
    scrollBy(0, top + height / 2 - innerHeight / 2)
  })
  return opener.page().evaluate(() => scrollY)
}

const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** Opens a window and closes it with Escape; the page behind it never moves. */
async function expectPlaceKept(opener: Locator, opened: Locator, name: string) {
  const page = opener.page()
  const before = await scrollTo(opener)
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
  expect.soft(await scrolled(page), `${name}, open`).toBe(before)
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
    const isPhone = width < 700
    if (isPhone) await expectPlaceKept(button('Open position'), dialog, 'the order sheet')
    await expectPlaceKept(button('Close BTCUSDC LONG'), dialog, 'Close')
    await expectPlaceKept(button(/stop loss and take profit of BTCUSDC LONG/i), dialog, 'SL/TP')
    await expectPlaceKept(button('Reset the balance'), dialog, 'Reset')
    await expectPlaceKept(button(/^Manage/), dialog, 'Rollover')
    if (!isPhone) await expectPlaceKept(button(/^Leverage ×/), dialog, 'Leverage')
    await expectPlaceKept(picker, page.getByRole('listbox'), 'the market menu')
  })

  test(`at ${width} px joining a contest scrolls no page`, byNight, async ({ page, context, exchange }) => {
    const token = await contestToken(context, exchange)
    await page.setViewportSize({ width, height })
    await logIn(page, exchange)
    for (const path of ['/futures/contests/1042', `/futures/mcontests/1042?token=${token}`]) {
      await page.goto(path)
      await expectPlaceKept(
        page.getByRole('button', { name: 'Join now' }),
        page.getByRole('dialog').getByRole('heading').first(),
        path,
      )
    }
  })
}
