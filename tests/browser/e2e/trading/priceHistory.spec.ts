import type { Route } from '@playwright/test'
import { violations } from '../support/axe.ts'
import {
  byNight,
  choose,
  CONFIG,
  expect,
  type Locator,
  openTrading,
  type Page,
  startExchange,
  test as base,
} from '../support/exchange.ts'
import { finger } from '../support/finger.ts'
import { fixPrice, ORDERS, trading } from '../support/trading.ts'
import { tapRequests } from '../walks/walkStage.ts'

/** The paper exchange with its data feed, as `npm start` has it; it serves the page itself. */
const test = base.extend({
  upstream: [
    async ({}, use) => {
      const { origin, stop } = await startExchange({ ...CONFIG, datafeed: '/datafeed' })
      await use(origin)
      stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ upstream }, use) => use({ origin: upstream, log: () => '', stop: async () => {} }),
    { scope: 'worker' },
  ],
})

const HISTORY = /\/datafeed\/history/
const chart = (page: Page) => page.getByRole('region', { name: 'Price chart' })
const picture = (page: Page, says: string) =>
  page.getByRole('application', { name: new RegExp(String.raw`^Chart of BTCUSDC\. ${says}`) })
/** 300 minutes: the first page. */
const MINUTES = 'In 5 hours between'

/** The chart's requests to the feed from now on: the day's first price is asked for in the longest candles of its first hours. */
function watchFeed(page: Page) {
  const requestUrls: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/datafeed/') && url.searchParams.get('resolution') !== '240') requestUrls.push(url)
  })
  return { asked: requestUrls, histories: () => requestUrls.filter(({ pathname }) => pathname.endsWith('/history')) }
}

/** Drags the chart to the right by half of its width, next to the line labels, which would be dragged instead. */
async function pullBack(page: Page) {
  const box = await chart(page).boundingBox()
  if (!box) throw new Error('no chart')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 320, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 120, y, { steps: 8 })
  await page.mouse.up()
}

test('the history loads once the page is usable, and goes on with the price', async ({ page, exchange, context }) => {
  await choose(context, {}, { futuresChart: 'own' })
  const feed = watchFeed(page)
  const line = await tapRequests(page)
  line.hold(ORDERS)
  await openTrading(page, exchange)
  await expect(trading(page).price).toContainText(/\d/)
  const asked = () => feed.asked.map(({ pathname }) => pathname)
  // The day's change asks for the feed's offer once the browser is idle; the chart waits for the orders, too.
  await expect.poll(asked).toEqual(['/datafeed/config'])
  await line.release(ORDERS)

  await expect(picture(page, MINUTES)).toBeVisible()
  expect(asked()).toEqual(['/datafeed/config', '/datafeed/history'])
  await fixPrice(exchange, 'BTC-USDC', '99777.00')
  await expect(picture(page, MINUTES)).toHaveAccessibleName(/ and 99\s777\.00/)
  await expect(trading(page).price).toContainText(/Change since 00:00 UTC \+\d+\.\d\d\s%/)
  // Below the price, clear of it and of the line below the head.
  for (const width of [1366, 844, 390]) {
    await page.setViewportSize({ width, height: 390 })
    const parts = ['span:has(> .price-plate)', '[title^="Change since"]', '.market-line']
    const boxes = await Promise.all(parts.map((part) => page.locator(part).boundingBox()))
    const [price, change, line] = boxes.map((box) => ({ top: box?.y, end: box && box.y + box.height }))
    expect(change?.top, `${width} px`).toBeGreaterThanOrEqual(price?.end ?? NaN)
    expect(change?.end, `${width} px`).toBeLessThan((line?.end ?? NaN) - 4)
  }
  expect(feed.asked).toHaveLength(2)
  expect(await violations(page, { include: ['.chart-panel'] })).toEqual([])
})

test('with its newest candle in view the chart follows the market’s minutes', async ({ page, exchange, context }) => {
  await choose(context, {}, { futuresChart: 'own' })
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await openTrading(page, exchange)
  await expect(picture(page, MINUTES)).toBeVisible()
  for (const price of ['67 001', '67 002', '67 003', '67 004', '70 000']) {
    await exchange.control('clock', { advanceMs: 60_000 })
    await fixPrice(exchange, 'BTC-USDC', price.replace(' ', ''))
    await expect(trading(page).price).toContainText(new RegExp(price.replace(' ', String.raw`\s`)))
  }
  const box = await page.locator('.chart-own').boundingBox()
  await page.mouse.move((box?.x ?? 0) + 400, (box?.y ?? 0) + 40)
  await expect(page.getByRole('button', { name: /^Limit .* sets the limit price/ })).toContainText(/(?:69|70)\s\d{3}/)
})

test('dragging back loads older pages, each once, and none moves it', byNight, async ({ page, exchange, context }) => {
  await choose(context, {}, { futuresChart: 'own', futuresResolution: '60' })
  const held: Route[] = []
  const feed = watchFeed(page)
  await page.route(
    HISTORY,
    async (route) => void (feed.histories().length === 1 ? await route.continue() : held.push(route)),
  )
  await openTrading(page, exchange)
  await expect(picture(page, 'Shows one-hour candles')).toBeVisible()
  const pullUntil = (pages: number) =>
    expect
      .poll(async () => {
        if (feed.histories().length < pages) await pullBack(page)
        return feed.histories().length
      }, 'pages requested')
      .toBe(pages)
  const releaseAll = () => Promise.all(held.splice(0).map((route) => route.continue()))
  await pullUntil(2)
  await expect(page.getByText('Loading older prices')).toBeVisible()
  const box = await chart(page).boundingBox()
  const point = async (shift: number) => {
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 160 + shift, (box?.y ?? 0) + 150)
    return page.locator('.chart-legend').textContent()
  }
  const before = await point(0)
  await releaseAll()
  await expect(page.getByText('Loading older prices')).toHaveCount(0)
  await point(30)
  await expect.poll(() => point(0), 'the candle under the pointer').toBe(before)

  await pullUntil(3)
  await releaseAll()
  await expect(page.getByText('Loading older prices')).toHaveCount(0)
  const ends = feed.histories().map(({ searchParams }) => Number(searchParams.get('to')))
  expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => b - a))
})

test('the price scale is dragged and set back; + fills in the form', byNight, async ({ page, exchange, context }) => {
  await choose(context, {}, { futuresChart: 'own' })
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await openTrading(page, exchange)
  await expect(picture(page, MINUTES)).toBeVisible()
  const box = await page.locator('.chart-own').boundingBox()
  if (!box) throw new Error('no chart')
  const plus = page.getByRole('button', { name: /^Limit .* sets the limit price/ })
  const priceAt = async (y: number) => {
    await page.mouse.move(box.x + box.width / 2, box.y + y)
    return plus.textContent()
  }
  const before = await priceAt(40)
  const scale = box.x + box.width - 20
  await page.mouse.move(scale, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(scale, box.y + 130, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => priceAt(40), 'the price at the same height').not.toBe(before)
  await page.mouse.dblclick(scale, box.y + 60)
  await expect.poll(() => priceAt(40), 'the price at the same height').toBe(before)
  const limit = page.getByRole('textbox', { name: 'Limit price' })
  await expect(limit).toHaveCount(0)

  const price = await priceAt(40)
  await plus.click()
  await expect(limit).toBeFocused()
  expect(`Limit ${await limit.inputValue()}`).toBe(price?.replace(/\.?0+$/, ''))
})

test(
  'the wheel scrolls, with Ctrl zooms; Escape ends the whole window',
  byNight,
  async ({ page, exchange, context }) => {
    // Low enough to be scrolled.
    await page.setViewportSize({ width: 1_440, height: 600 })
    await choose(context, {}, { futuresChart: 'own' })
    await openTrading(page, exchange)
    await expect(picture(page, MINUTES)).toBeVisible()
    const box = await page.locator('.chart-own').boundingBox()
    if (!box) throw new Error('no chart')
    const [x, y] = [box.x + box.width / 2, box.y + 60]
    const candleAt = async (right: number) => {
      await page.mouse.move(x + right, y)
      return page.locator('.chart-legend').textContent()
    }
    const before = await candleAt(200)
    await page.mouse.move(x, y)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -300)
    await page.keyboard.up('Control')
    await expect.poll(() => candleAt(200), 'the candle at the same place').not.toBe(before)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    await page.getByRole('button', { name: 'Whole window' }).click()
    const size = () => page.locator('.chart-panel').evaluate((panel) => [panel.clientWidth, panel.clientHeight])
    const rail = await page.locator('.rail').evaluate((part: HTMLElement) => part.offsetWidth)
    const viewport = [1_440 - rail, 600]
    await expect.poll(size, 'the chart’s size').toEqual(viewport)
    await expect(page.getByRole('button', { name: /^LONG/ })).toBeInViewport()
    expect(await violations(page, { include: ['.chart-panel'] })).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(size, 'the chart’s size').not.toEqual(viewport)

    await page.mouse.move(x, y)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => window.scrollY), 'the page is scrolled').toBeGreaterThan(50)
  },
)

const cutOff = (part: Locator) => part.evaluate((element) => element.scrollWidth - element.clientWidth)

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('on a phone a finger can choose, and nothing is cut off', byNight, async ({ page, exchange, context }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await choose(context, { language: 'pl' }, { futuresChart: 'own' })
    await openTrading(page, exchange)
    const choice = page.getByRole('radiogroup', { name: 'Długość świecy' })
    const menu = page.getByRole('button', { name: 'Opcje wykresu' })
    await expect(choice).toBeVisible()
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const [box, next] = [await choice.boundingBox(), await menu.boundingBox()]
      expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(next?.x ?? 0)
      await expect(choice.getByText('1D', { exact: true }), `${width} px`).toBeInViewport({ ratio: 1 })
      const name = page.getByRole('link', { name: 'Wykres: TradingView Lightweight Charts' })
      await expect(name, `${width} px`).toBeInViewport({ ratio: 1 })
      expect(await cutOff(page.locator('html')), `${width} px`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 390, height: 800 })
    const [box, latest, swipe] = [
      await page.locator('.chart-own').boundingBox(),
      page.locator('.chart-tools').getByText('Najnowsze'),
      await finger(page),
    ]
    if (!box) throw new Error('no chart')
    const legend = page.locator('.chart-legend')
    for (const part of [latest, legend]) await expect(part, 'over the candles').toBeHidden()
    await swipe(box.x + 160, box.y + 100, box.y + 100, 150)
    await latest.tap()
    await expect(latest).toBeHidden()
    await page.mouse.move(box.x + 160, box.y + 100)
    await expect(legend.getByText('O', { exact: true })).toBeInViewport({ ratio: 1 })
    await menu.click()
    await expect(choice.getByText('1D', { exact: true }), 'beside the open menu').toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(legend.getByText('C', { exact: true })).toBeInViewport({ ratio: 1 })
    await page.goto('/futures/market/BTC-USDC?chart=table')
    for (const width of [320, 390])
      for (const kind of ['1D', '5m']) {
        await page.setViewportSize({ width, height: 800 })
        await choice.getByText(kind, { exact: true }).click()
        await expect.poll(() => cutOff(page.locator('.price-table')), `${kind}, ${width} px`).toBe(0)
      }
  })
})
