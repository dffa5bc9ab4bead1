import type { Route } from '@playwright/test'
import { violations } from '../support/axe.ts'
import {
  byNight,
  choose,
  CONFIG,
  expect,
  openTrading,
  type Page,
  startExchange,
  test as base,
} from '../support/exchange.ts'
import { fixPrice, ORDERS, trading, WALLETS } from '../support/trading.ts'
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
  line.hold(ORDERS, WALLETS)
  await openTrading(page, exchange)
  await expect(trading(page).price).toContainText(/\d/)
  const asked = () => feed.asked.map(({ pathname }) => pathname)
  // The day's change asks for the feed's offer once the browser is idle; the chart waits for orders and balance, too.
  await expect.poll(asked).toEqual(['/datafeed/config'])
  await line.release(ORDERS)
  await expect(trading(page).tab('Positions')).toHaveText(/\d/)
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => requestIdleCallback(resolve))
  })
  expect(asked()).toEqual(['/datafeed/config'])
  await line.release(WALLETS)

  await expect(picture(page, MINUTES)).toBeVisible()
  expect(asked()).toEqual(['/datafeed/config', '/datafeed/history'])
  await fixPrice(exchange, 'BTC-USDC', '99777.00')
  await expect(picture(page, MINUTES)).toHaveAccessibleName(/ and 99\s777\.00/)
  await expect(trading(page).price).toContainText(/Change since 00:00 UTC \+\d+\.\d\d\s%/)
  // Below the price, clear of it and of the line below the head.
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 390 })
    const parts = ['span:has(> .price-plate)', '[title^="Change since"]', '.market-line']
    await expect(async () => {
      const boxes = await Promise.all(parts.map((part) => page.locator(part).boundingBox()))
      const [price, change, below] = boxes.map((box) => ({ top: box?.y, end: box && box.y + box.height }))
      expect(change?.top, `${width} px`).toBeGreaterThanOrEqual(price?.end ?? NaN)
      expect(change?.end, `${width} px`).toBeLessThan((below?.end ?? NaN) - 4)
    }).toPass()
  }
  expect(feed.asked).toHaveLength(2)
  expect(await violations(page, { include: ['.chart-panel'] })).toEqual([])
})

test('with its newest candle in view it follows the market’s minutes', byNight, async ({ page, exchange, context }) => {
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

test('dragging back loads an older page, which moves nothing', byNight, async ({ page, exchange, context }) => {
  await choose(context, {}, { futuresChart: 'own', futuresResolution: '60' })
  const held: Route[] = []
  const feed = watchFeed(page)
  await page.route(
    HISTORY,
    async (route) => void (feed.histories().length === 1 ? await route.continue() : held.push(route)),
  )
  await openTrading(page, exchange)
  await expect(picture(page, 'Shows one-hour candles')).toBeVisible()
  const pulled = async () => {
    if (feed.histories().length < 2) await pullBack(page)
    return feed.histories().length
  }
  await expect.poll(pulled, 'pages requested').toBe(2)
  await expect(page.getByText('Loading older prices')).toBeVisible()
  const box = await chart(page).boundingBox()
  const point = async (shift: number) => {
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 160 + shift, (box?.y ?? 0) + 150)
    return page.locator('.chart-legend').textContent()
  }
  const before = await point(0)
  for (const route of held) await route.continue()
  await expect(page.getByText('Loading older prices')).toHaveCount(0)
  await point(30)
  await expect.poll(() => point(0), 'the candle under the pointer').toBe(before)
})

test('the chart in the whole window leaves LONG in sight', byNight, async ({ page, exchange, context }) => {
  await choose(context, {}, { futuresChart: 'own' })
  await openTrading(page, exchange)
  await expect(picture(page, MINUTES)).toBeVisible()
  await page.getByRole('button', { name: 'Whole window' }).click()
  const size = () => page.locator('.chart-panel').evaluate((panel) => [panel.clientWidth, panel.clientHeight])
  const rail = await page.locator('.rail').evaluate((part: HTMLElement) => part.offsetWidth)
  await expect.poll(size, 'the chart’s size').toEqual([1_440 - rail, 900])
  await expect(trading(page).long).toBeInViewport()
  expect(await violations(page, { include: ['.chart-panel'] })).toEqual([])
})
