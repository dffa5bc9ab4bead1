import { contestToken, leaderboardRows } from '../support/contests.ts'
import { cutOff } from '../support/cutOff.ts'
import { byNight, choose, expect, type Page, test } from '../support/exchange.ts'

test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } })

const PHONES = [
  [360, 640],
  [390, 844],
  [844, 390],
] as const

/** Like a phone's text-size setting: enlarges every text, but no box. */
const enlarge = (page: Page, scale: number) =>
  page.evaluate((by) => {
    const sizes = [...document.querySelectorAll<HTMLElement>('body *')].map(
      (element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)] as const,
    )
    // Once per element: newer elements are not enlarged yet.
    for (const [element, px] of sizes) if (element.style.fontSize === '') element.style.fontSize = `${px * by}px`
  }, scale)

/** Elements that scroll vertically inside the page: dragging them would move them instead of the page. */
const scrollers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .filter(
        (element) =>
          /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1,
      )
      .map(({ tagName, className }) => `${tagName} ${className}`),
  )

for (const [width, height] of PHONES) {
  test(
    `at ${width} by ${height} px the webview is complete, and a pull scrolls it`,
    { tag: width === 360 ? [] : '@night' },
    async ({ page, context, exchange }) => {
      await choose(context, {})
      const token = await contestToken(context, exchange)
      await page.setViewportSize({ width, height })
      await page.goto(`/futures/mcontests/1041?token=${token}&lang=pl&theme=light`)
      await expect(leaderboardRows(page)).toHaveCount(11)
      await expect.poll(() => cutOff(page), 'texts cut off').toEqual([])
      expect(await scrollers(page)).toEqual([])
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe('auto')
      await enlarge(page, 2)
      await expect.poll(() => cutOff(page), 'texts cut off').toEqual([])

      const join = page.getByRole('button', { name: 'Dołącz' })
      await join.click()
      await expect(page.getByRole('checkbox')).toBeAttached()
      await enlarge(page, 2)
      await expect.poll(() => cutOff(page), 'texts cut off').toEqual([])
      const confirm = page.getByRole('button', { name: 'Potwierdź' })
      await confirm.scrollIntoViewIfNeeded()
      await expect(confirm).toBeInViewport({ ratio: 0.9 })
    },
  )
}

test('a webview without contests moves nothing while it loads', byNight, async ({ page, context, exchange }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const kept = { shift: 0 }
    Object.assign(window, kept)
    new PerformanceObserver((list) => {
      // The DOM types do not include these entries yet.
      for (const entry of list.getEntries()) kept.shift += (entry as PerformanceEntry & { value: number }).value
      Object.assign(window, kept)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const token = await contestToken(context, exchange)
  for (const list of ['active', 'history']) {
    await exchange.fault({
      path: `/futures/api/contests/${list}/list`,
      kind: 'body',
      body: JSON.stringify({ result: 'ok', list: [] }),
      times: 0,
    })
  }
  await page.goto(`/futures/mcontests?token=${token}`)
  await expect(page.getByText('No contests yet')).toBeVisible()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02)
})
