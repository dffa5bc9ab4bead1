import { contestToken, leaderboardRows } from '../support/contests.ts'
import { expect, logIn, openTrading, type Page, test } from '../support/exchange.ts'
import { trading } from '../support/trading.ts'

test.use({ hasTouch: true })

/** Minimum size in CSS pixels for a finger: smaller inside a row of orders. */
const FINGER = 44
const IN_ROW = 40

/** Every visible control that is too small for a finger; a radio or a checkbox is as large as its label. */
const tooSmall = (page: Page) =>
  page.evaluate(
    ([finger, inRow]) => {
      const controls = [
        ...document.querySelectorAll<HTMLElement>('button, [role=tab], input, a.icon-button, a[class*=min-h]'),
      ]
      return controls.flatMap((control) => {
        // The numbers under the slider are only shortcuts.
        const target =
          control.closest('[role=radiogroup]:has(.segment)') ??
          control.closest('label') ??
          control.closest('.field, .slider-track') ??
          control
        const { width, height } = target.getBoundingClientRect()
        if (
          width <= 1 ||
          !target.checkVisibility({ visibilityProperty: true }) ||
          control.closest('.slider-marks, [inert]')
        )
          return []
        const least = control.closest('tr, li, .order-card') ? inRow : finger
        const name = control.getAttribute('aria-label') ?? target.textContent?.trim()
        return height < least - 0.5 ? [`${name} ${width.toFixed(0)}×${height.toFixed(0)}`] : []
      })
    },
    [FINGER, IN_ROW] as const,
  )

const SIZES = [
  [1180, 820],
  [390, 844],
] as const

test('every control of a touch screen is large enough for a finger', async ({ page, context, exchange }) => {
  const token = await contestToken(context, exchange)
  const look = async (what: string) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await expect.soft.poll(() => tooSmall(page), `${what}, ${width} by ${height} px`).toEqual([])
    }
  }
  await openTrading(page, exchange)
  const { orders, kind } = trading(page)
  await expect(orders.getByText(/^[+−]\d/).first()).toBeVisible()
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  await look('positions')
  await page.setViewportSize({ width: 1180, height: 820 })
  const isGrabbed = (divider: Element) => {
    const { left, width, bottom } = divider.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, bottom - 23) === divider
  }
  await expect.poll(() => page.getByRole('separator').evaluate(isGrabbed), 'the chart’s divider').toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  const open = page.getByRole('button', { name: 'Open position' })
  await open.hover()
  await page.mouse.down()
  await expect(open, 'held down').toHaveCSS('opacity', '0.75')
  await page.mouse.up()
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  await kind('Limit').click()
  await expect(page.getByRole('button', { name: 'Use the market price' })).toBeVisible()
  await expect.soft.poll(() => tooSmall(page), 'the order sheet').toEqual([])
  await logIn(page, exchange)
  await page.goto(`/futures/mcontests/1041?token=${token}`)
  await expect(leaderboardRows(page)).toHaveCount(11)
  await look('a contest')
  await page.goto('/futures/terms-of-use')
  // The last size is a phone's, which folds them.
  await page.locator('summary').click()
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible()
  await look('the terms')
})
