import { contestToken, leaderboardRows } from '../support/contests.ts'
import { cutOff } from '../support/cutOff.ts'
import { byNight, choose, expect, type Page, test } from '../support/exchange.ts'

test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } })

/** Like a phone's text-size setting: doubles every text, but no box. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body *')]
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    // Once per element: newer elements are not enlarged yet.
    for (const [index, { style }] of elements.entries())
      if (style.fontSize === '') style.fontSize = `${2 * (sizes[index] ?? 0)}px`
  })

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

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [844, 390],
] as const)
  test(
    `at ${width} by ${height} px the webview is complete, and only the page scrolls`,
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
      await enlarge(page)
      await expect.poll(() => cutOff(page), 'texts cut off').toEqual([])

      const join = page.getByRole('button', { name: 'Dołącz' })
      await join.click()
      await expect(page.getByRole('checkbox')).toBeAttached()
      await enlarge(page)
      await expect.poll(() => cutOff(page), 'texts cut off').toEqual([])
      const confirm = page.getByRole('button', { name: 'Potwierdź' })
      await confirm.scrollIntoViewIfNeeded()
      await expect(confirm).toBeInViewport({ ratio: 0.9 })
    },
  )

test('a webview without contests moves nothing while it loads', byNight, async ({ page, context, exchange }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'))
      Reflect.set(window, 'shift', shift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const token = await contestToken(context, exchange)
  for (const path of ['/futures/api/contests/active/list', '/futures/api/contests/history/list'])
    await exchange.fault({ path, kind: 'body', body: '{"result":"ok","list":[]}', times: 0 })
  await page.goto(`/futures/mcontests?token=${token}`)
  await expect(page.getByText('No contests yet')).toBeVisible()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0))).toBeLessThanOrEqual(0.02)
})
