import { violations } from '../support/axe.ts'
import { choose, CONFIG, expect, openTrading, type Page, startExchange, test as base } from '../support/exchange.ts'
import type { Route } from '@playwright/test'
import { fixPrice, ORDERS, switchMarket, showTable, trading } from '../support/trading.ts'
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
  site: [async ({ upstream }, use) => use({ origin: upstream, log: () => '', stop: async () => {} }), { scope: 'worker' }],
})

const HISTORY = /\/datafeed\/history/
const chart = (page: Page) => page.getByRole('region', { name: 'Price chart' })
const picture = (page: Page, says: string) => page.getByRole('application', { name: new RegExp(String.raw`^Chart of BTCUSDC\. ${says}`) })
/** 300 minutes: the first page. */
const MINUTES = 'In 5 hours between'
const length = (page: Page) => page.getByRole('combobox', { name: 'Candle length' })

/** Requests to the feed from now on. */
function watchFeed(page: Page) {
  const requestUrls: URL[] = []
  page.on('request', (request) => {
    if (request.url().includes('/datafeed/')) requestUrls.push(new URL(request.url()))
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

test('the history is loaded with the chart, continues with the current price, and is requested only once the page is usable', async ({ page, exchange, context }) => {
  await choose(context, {}, { futuresChart: 'own' })
  const feed = watchFeed(page)
  const line = await tapRequests(page)
  line.hold(ORDERS)
  await openTrading(page, exchange)
  await expect(trading(page).price).toContainText(/\d/)
  expect(feed.asked).toEqual([])
  await line.release(ORDERS)

  await expect(picture(page, MINUTES)).toBeVisible()
  expect(feed.asked.map(({ pathname }) => pathname)).toEqual(['/datafeed/config', '/datafeed/history'])
  await fixPrice(exchange, 'BTC-USDC', '99777.00')
  await expect(picture(page, MINUTES)).toHaveAccessibleName(/ and 99\s777\.00/)
  expect(feed.asked).toHaveLength(2)
  expect(await violations(page, { include: ['.chart-panel'] })).toEqual([])
})

test('the candle length is chosen by keyboard, and kept for chart, table and the next visit', async ({ page, exchange, context }) => {
  await choose(context, {}, { futuresChart: 'own' })
  await openTrading(page, exchange)
  await expect(picture(page, MINUTES)).toBeVisible()
  await length(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(picture(page, 'Shows 15-minute candles')).toBeVisible()
  await showTable(page)
  await expect(page.getByRole('region', { name: 'Prices of BTCUSDC, 15-minute candles' })).toBeVisible()
  expect(await violations(page, { include: ['.chart-panel'] })).toEqual([])

  await page.reload()
  await expect(page.getByRole('region', { name: 'Prices of BTCUSDC, 15-minute candles' })).toBeVisible()
  await expect(length(page)).toHaveValue('15')
})

test('dragging the chart back loads older pages, each once', async ({ page, exchange, context }) => {
  await choose(context, {}, { futuresChart: 'own', futuresResolution: '60' })
  const feed = watchFeed(page)
  await openTrading(page, exchange)
  await expect(picture(page, 'Shows one-hour candles')).toBeVisible()
  await expect.poll(async () => {
    if (feed.histories().length < 3) await pullBack(page)
    return feed.histories().length
  }).toBeGreaterThanOrEqual(3)
  const ends = feed.histories().map(({ searchParams }) => Number(searchParams.get('to')))
  expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => b - a))
  await expect(page.getByText('Loading older prices')).toHaveCount(0)
})

test('an older page does not move the chart: the candle under the pointer stays there', async ({ page, exchange, context }) => {
  await choose(context, {}, { futuresChart: 'own', futuresResolution: '60' })
  const held: Route[] = []
  let requestCount = 0
  await page.route(HISTORY, async (route) => void (++requestCount === 1 ? await route.continue() : held.push(route)))
  await openTrading(page, exchange)
  await expect(picture(page, 'Shows one-hour candles')).toBeVisible()
  await expect.poll(async () => {
    if (held.length === 0) await pullBack(page)
    return held.length
  }).toBe(1)
  await expect(page.getByText('Loading older prices')).toBeVisible()
  const box = await chart(page).boundingBox()
  const point = async (shift: number) => {
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 160 + shift, (box?.y ?? 0) + 150)
    return page.locator('.chart-legend').textContent()
  }
  const before = await point(0)
  await Promise.all(held.splice(0).map((route) => route.continue()))
  await expect(page.getByText('Loading older prices')).toHaveCount(0)
  await point(30)
  await expect.poll(() => point(0)).toBe(before)
})

test('another market loads its own history, without waiting for the previous one', async ({ page, exchange, context }) => {
  await choose(context, {}, { futuresChart: 'own' })
  const feed = watchFeed(page)
  let isHeld = true
  await page.route(HISTORY, (route) => (isHeld ? undefined : route.continue()))
  await openTrading(page, exchange)
  await expect(page.getByText('Loading the price history')).toBeVisible()
  isHeld = false
  await switchMarket(page, 'ETHUSDC')
  await expect(page.getByRole('application', { name: /^Chart of ETHUSDC\. In 5 hours/ })).toBeVisible()
  expect(feed.histories().map(({ searchParams }) => searchParams.get('symbol'))).toEqual(['BTCUSDC', 'ETHUSDC'])
})

test('if the feed fails, the chart stays with a message, and the next try loads the history', async ({ page, exchange, context }) => {
  await choose(context, {}, { futuresChart: 'own' })
  let isBad = true
  await page.route(HISTORY, (route) => (isBad ? route.fulfill({ json: { s: 'ok', t: [1], o: [], h: [], l: [], c: [] } }) : route.continue()))
  const feed = watchFeed(page)
  await openTrading(page, exchange)
  await expect(chart(page).getByText('The price history did not load.')).toBeVisible()
  await expect(picture(page, 'In (one minute|\\d minutes) between')).toBeVisible()
  expect(feed.histories()).toHaveLength(1)
  expect(await violations(page, { include: ['.chart-panel'] })).toEqual([])

  isBad = false
  await chart(page).getByRole('button', { name: 'Try again' }).click()
  await expect(picture(page, MINUTES)).toBeVisible()
  await expect(chart(page).getByText('The price history did not load.')).toHaveCount(0)
})

base('the minutes seen are there again after a reload, of the market on screen and of the others', async ({ page, exchange, context }) => {
  await choose(context, {}, { futuresChart: 'own' })
  await openTrading(page, exchange)
  const since = chart(page).getByText(/^Prices seen here since/)
  await expect(since).toBeVisible()
  await fixPrice(exchange, 'BTC-USDC', '71234.00')
  const seen = picture(page, 'In (one minute|\\d minutes) between')
  await expect(seen).toHaveAccessibleName(/ and 71\s234\.00/)
  await fixPrice(exchange, 'BTC-USDC', '67000.00')
  await expect(seen).toHaveAccessibleName(/now 5\.94\s% below the high/)

  await page.reload()
  await expect(seen).toHaveAccessibleName(/ and 71\s234\.00, now 5\.94\s% below the high/)
  expect(await page.evaluate(() => Object.keys(JSON.parse(sessionStorage.getItem('futuresMinutes') ?? '{}')).length)).toBeGreaterThan(20)
})

for (const width of [390, 320])
  test(`on a phone of ${width} px the choice is large enough for a finger, and nothing is cut off`, async ({ page, exchange, context }) => {
    await page.setViewportSize({ width, height: 800 })
    await choose(context, { language: 'pl' }, { futuresChart: 'own' })
    await openTrading(page, exchange)
    const choice = page.getByRole('combobox', { name: 'Długość świecy' })
    await expect(choice).toBeVisible()
    const [box, kinds] = [await choice.boundingBox(), await page.getByRole('radiogroup', { name: 'Rodzaj wykresu' }).boundingBox()]
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(kinds?.x ?? 0)
    const name = await page.getByRole('link', { name: 'Wykres: TradingView Lightweight Charts' }).evaluate((link) => [link.scrollWidth, link.clientWidth])
    expect(name[0]).toBeLessThanOrEqual(name[1] ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
