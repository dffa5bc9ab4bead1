import { expect, test } from 'vitest'
import { createOrderCodes } from '../../../sandbox/calls/orderChanges.ts'
import { gapSteps } from '../../../sandbox/live/gap.ts'
import { getPrice, listMarkets } from '../../../src/api/market.ts'
import { closeOrder, createOrder, listOrders } from '../../../src/api/order.ts'
import { order } from '../paper.ts'
import { following } from './following.ts'
import type { StreamKind } from './publicHost.ts'

const priceText = (cents: number) => (cents / 100).toFixed(2)
type Desk = Awaited<ReturnType<typeof following>>
const orders = async ({ read }: Desk) => (await read(listOrders)).orders.items
const only = async (desk: Desk) => (await orders(desk)).at(-1)!

/** Buys at market, and lives until the position is open. */
async function buy(desk: Desk, fields: Parameters<typeof order>[0] = {}) {
  expect(await desk.ask(createOrder, order(fields))).toMatchObject({ result: 'ok' })
  await desk.run(3)
}

test('the host’s symbols are the markets, with its steps as decimals, and nothing is made up beside them', async () => {
  const { read, about, exchange } = await following({ symbols: 'BTCUSDT,ETHUSDT=ETHER-USDC,GONEUSDT' })
  expect((await read(listMarkets)).markets.items).toMatchObject([
    { market: 'BTC-USDC', pricePrecision: 2, positionSizePrecision: 5 },
    { market: 'ETHER-USDC', pricePrecision: 2 },
  ])
  expect(about.join('\n')).toContain('Not traded there: GONEUSDT')
  exchange.scale({ markets: 50, email: 'demo@paper.example' })
  expect(exchange.world.markets.size).toBe(2)
})

test.each(['miniTicker', 'bookTicker', 'raw', 'none'] satisfies StreamKind[])(
  'prices follow a host that streams %s',
  async (kind) => {
    const desk = await following({ prepare: (host) => (host.kind = kind) })
    await desk.run(kind === 'none' ? 20 : 60)
    const cents = desk.host.centsAt('BTCUSDT', desk.second())
    const { price } = await desk.read(getPrice, { market: 'BTC-USDC' })
    // Polled every other second where there is no stream.
    expect(Math.abs(Number(price) * 100 - cents)).toBeLessThan(kind === 'none' ? 20_000 : 2)
    expect(desk.host.requests.filter((path) => path.includes('ticker')).length).toBeLessThan(kind === 'none' ? 12 : 25)
    expect(desk.said).toEqual([])
  },
)

test('only a silent symbol is asked for, and the answer does not override what the stream brought meanwhile', async () => {
  const desk = await following()
  await desk.run(2)
  const stream = (s: string, c: string) =>
    desk.host.clients.forEach(({ send }) => send(JSON.stringify({ s, E: desk.clock.ms, c })))
  desk.host.kind = 'none'
  for (let second = 0; second < 4; second++) {
    for (const symbol of ['BTCUSDT', 'SOLUSDT']) stream(symbol, symbol === 'BTCUSDT' ? '60000.00' : '150.00')
    if (second === 3) desk.host.refuses.push(() => late())
    await desk.run(1)
  }
  function late() {
    desk.clock.ms += 10
    stream('ETHUSDT', '3001.00')
    return Response.json([
      { symbol: 'ETHUSDT', price: '2999.00' },
      { symbol: 'BTCUSDT', price: '59000.00' },
    ])
  }
  desk.exchange.tick()
  const tickers = desk.host.requests.filter((path) => path.includes('ticker') && !path.includes('BTC'))
  expect(tickers.map(decodeURIComponent)).toEqual(['/api/v3/ticker/price?symbols=["ETHUSDT"]'])
  const ticks = ['BTC', 'ETH'].map((base) => desk.exchange.world.markets.get(`${base}-USDC`)?.ticks)
  expect(ticks).toEqual([60_000_00, 3_001_00])
})

test('a price that is none, far off or overtaken moves nothing; far off twice is the market', async () => {
  const desk = await following()
  await desk.run(2)
  const market = desk.exchange.world.markets.get('BTC-USDC')!
  const before = market.ticks
  const send = async (c: string, E = desk.clock.ms) => {
    for (const client of desk.host.clients) client.send(JSON.stringify({ s: 'BTCUSDT', E, c }))
    desk.clock.ms += 250
    desk.exchange.tick()
  }
  for (const wrong of ['0', '-5', 'NaN', '', '6.0', '1e9']) await send(wrong)
  await send('60001.00', desk.clock.ms - 5_000)
  for (const client of desk.host.clients) client.send('no JSON')
  expect(market.ticks).toBe(before)
  await send('6.10')
  expect(market.ticks).toBe(610)
  expect(desk.said).toHaveLength(1)
})

test('without prices market orders are refused, limit orders are taken, and a close is filled at the first price after', async () => {
  const desk = await following()
  await buy(desk)
  const { orderId, market } = await only(desk)
  desk.host.isDown = true
  await desk.run(9)
  expect((await desk.ask(createOrder, order())).result).toBe('ok')
  await desk.run(3)
  expect(await desk.ask(createOrder, order())).toEqual({ result: 'error', code: createOrderCodes.priceMissing })
  expect((await desk.ask(createOrder, order({ price: '59000' }))).result).toBe('ok')
  for (const _ of ['asked', 'again']) expect((await desk.ask(closeOrder, { orderId, market })).result).toBe('ok')
  await desk.run(60)
  const waiting = await orders(desk)
  expect(waiting.map(({ state }) => state).toSorted()).toEqual(['ACTIVATING', 'ACTIVE', 'NEW'])

  desk.host.isDown = false
  const backMs = desk.clock.ms
  await desk.run(40)
  const closed = (await orders(desk)).find((each) => each.orderId === orderId)!
  expect(closed).toMatchObject({ state: 'CLOSED', closureType: 'MANUAL' })
  expect(Number(closed.closeDate)).toBeGreaterThan(backMs)
  expect(closed.closePrice).toBe(priceText(desk.host.centsAt('BTCUSDT', Math.floor(Number(closed.closeDate) / 1_000))))
  expect(desk.said).toEqual([
    'No prices from data-api.binance.vision: market orders are refused, closes wait',
    expect.stringMatching(/^Prices are back after \d+ s, what was missed by \d+ candles of 3 markets$/),
  ])
  expect((await desk.ask(createOrder, order())).result).toBe('ok')
})

test('of the long candle in which prices went missing, extremes may be from before', () => {
  const candle = { startMs: 0, lengthMs: 300_000, open: 100, high: 150, low: 50, close: 101 }
  const last = { atMs: 240_000, ticks: 100, high: 100, low: 100 }
  const ticks = gapSteps([candle, { ...candle, startMs: 300_000, high: 120, low: 90 }], last, 600_000, 1).map(
    (step) => step.ticks,
  )
  expect([Math.min(...ticks), Math.max(...ticks)]).toEqual([90, 120])
})

test('a host that limits requests is left alone for as long as it asks; the stream goes on', async () => {
  const desk = await following()
  await desk.run(2)
  desk.host.refuses.push(() => new Response('', { status: 429, headers: { 'retry-after': '30' } }))
  desk.host.kind = 'none'
  await desk.run(4)
  const asked = desk.host.requests.length
  desk.host.kind = 'miniTicker'
  await desk.run(20)
  await desk.app.request('/datafeed/history?symbol=BTCUSDC&resolution=1&from=1&to=1790000000')
  expect(desk.host.requests).toHaveLength(asked)
  expect(desk.said).toEqual([expect.stringContaining('HTTP 429, wait 30 s; until then the stream alone has prices')])
  expect((await desk.ask(createOrder, order())).result).toBe('ok')
})

test('a host that refuses every request is asked less and less often', async () => {
  const desk = await following({ prepare: (host) => (host.kind = 'none') })
  desk.host.refuses.push(...Array.from({ length: 200 }, () => () => new Response('', { status: 400 })))
  const before = desk.host.requests.length
  await desk.run(30)
  expect(desk.host.requests.length - before).toBeLessThan(12)
})

test('a symbol that is gone takes no orders, and its positions close at the last price', async () => {
  const desk = await following()
  await buy(desk)
  await buy(desk)
  desk.host.symbols = ['ETHUSDT', 'SOLUSDT']
  desk.host.kind = 'none'
  await desk.run(25)
  const asked = await only(desk)
  await desk.ask(closeOrder, { orderId: asked.orderId, market: asked.market })
  expect(await only(desk)).toMatchObject({ orderId: asked.orderId, state: 'ACTIVE' })
  expect((await desk.ask(createOrder, order({ market: 'ETH-USDC' }))).result).toBe('ok')
  await desk.run(20)
  expect(desk.said).toEqual([expect.stringContaining('no longer trades BTCUSDT: BTC-USDC takes no orders')])
  expect((await desk.ask(createOrder, order({ price: '59000' }))).code).toBe(createOrderCodes.priceMissing)
  expect((await orders(desk)).find((each) => each.orderId === asked.orderId)?.closureType).toBe('MANUAL')
  expect(desk.host.requests.findLast((path) => path.includes('ticker'))).toContain('symbols=')
  const { orderId, market } = (await orders(desk)).find(
    (each) => each.market === 'BTC-USDC' && each.state === 'ACTIVE',
  )!
  await desk.ask(closeOrder, { orderId, market })
  expect((await orders(desk)).find((each) => each.orderId === orderId)?.closureType).toBe('MANUAL')
})

test('a gap without candles is over after half a minute, and said', async () => {
  const desk = await following({ prepare: (host) => (host.hasCandles = false) })
  await desk.run(2)
  desk.host.isDown = true
  await desk.run(15)
  desk.host.isDown = false
  await desk.run(12)
  expect([...desk.host.clients].map(({ address }) => address)).toEqual([
    expect.stringMatching(/stream\?.*@miniTicker$/),
  ])
  await desk.run(63)
  expect(desk.said.at(-1)).toContain('3 markets without any')
  expect((await desk.ask(createOrder, order())).result).toBe('ok')
})

test('the clock is the host’s, however wrong this computer’s is', async () => {
  const desk = await following({ behindMs: 5 * 3_600_000 })
  await desk.run(5)
  expect(Math.abs(desk.exchange.nowMs() - desk.clock.ms)).toBeLessThan(1_000)
  expect(desk.about.at(-1)).toBe('This computer’s clock is 5.0 h off: the host’s counts'.replaceAll('’', "'"))
  await buy(desk)
  expect(await only(desk)).toMatchObject({ state: 'ACTIVE' })
})

test('live prices cannot be moved, only held, which is an outage', async () => {
  const desk = await following()
  await buy(desk)
  for (const [path, body] of [
    ['price', { market: 'BTC-USDC', price: '1' }],
    ['clock', { advanceMs: 60_000 }],
  ] as const)
    expect((await desk.post(`/sandbox/api/${path}`, body)).status).toBe(400)
  expect((await desk.post('/sandbox/api/feed', { hold: true })).status).toBe(200)
  expect(await (await desk.app.request('/sandbox')).text()).toContain('The feed is held')
  await desk.run(12)
  expect((await desk.ask(createOrder, order())).code).toBe(createOrderCodes.priceMissing)
  await desk.post('/sandbox/api/feed', { hold: false })
  await desk.run(3)
  expect((await desk.ask(createOrder, order())).result).toBe('ok')
})
