import { expect, test } from 'vitest'
import { createOrderCodes } from '../../../sandbox/calls/orderChanges.ts'
import { gapSteps } from '../../../sandbox/live/gap.ts'
import { memoryStore } from '../../../sandbox/store.ts'
import { getContest } from '../../../src/api/contest.ts'
import { joinContest } from '../../../src/api/joining.ts'
import { getPrice, listMarkets } from '../../../src/api/market.ts'
import { listOrders } from '../../../src/api/order.ts'
import { closeOrder, createOrder, editOrder } from '../../../src/api/orderChanges.ts'
import { order, START_MS } from '../paper.ts'
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

test('a polled price does not override what the stream brought meanwhile', async () => {
  const desk = await following()
  await desk.run(2)
  desk.host.kind = 'none'
  desk.host.refuses.push(() => {
    desk.clock.ms += 10
    for (const { send } of desk.host.clients) send(JSON.stringify({ s: 'ETHUSDT', E: desk.clock.ms, c: '3001.00' }))
    return Response.json([
      { symbol: 'BTCUSDT', price: '60000.00' },
      { symbol: 'ETHUSDT', price: '2999.00' },
    ])
  })
  while (desk.host.refuses.length > 0) await desk.run(0.25)
  await desk.run(1)
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

test.each([
  ['a stop', { stopLoss: '58500.00' }, -200_000, 'STOP_LOSS', 58_500],
  ['a target', { takeProfit: '61500' }, 200_000, 'TAKE_PROFIT', 61_500],
  ['a liquidation', { leverage: 100 }, -200_000, 'LIQUIDATION', 59_700],
] as const)('%s crossed in an outage happens in its minute, at its price', async (_, fields, cents, type, level) => {
  const desk = await following()
  await buy(desk, fields)
  desk.host.isDown = true
  // A wick of one second, two minutes into the outage.
  const wickS = desk.second() + 120
  desk.host.move('BTCUSDT', wickS, desk.host.centsAt('BTCUSDT', wickS) + cents)
  await desk.run(300)
  // What stays as it was triggers, the other level is only set now.
  const { orderId, market } = await only(desk)
  expect(await desk.ask(editOrder, { orderId, market, stopLoss: '58500', takeProfit: '61500' })).toEqual({
    result: 'ok',
  })
  desk.host.isDown = false
  await desk.run(40)
  const closed = await only(desk)
  expect(closed).toMatchObject({ state: 'CLOSED', closureType: type })
  expect(Math.floor(Number(closed.closeDate) / 60_000)).toBe(Math.floor(wickS / 60))
  expect(Math.abs(Number(closed.closePrice) / level - 1)).toBeLessThan(0.02)
})

test('only extremes within an outage touch an order', async () => {
  const desk = await following()
  await desk.run(60 - (desk.second() % 60) + 5)
  const wickS = desk.second() + 1
  desk.host.move('BTCUSDT', wickS, 58_000_00)
  desk.host.move('BTCUSDT', wickS + 1, 61_900_00)
  await desk.run(5)
  await buy(desk, { stopLoss: '58500' })
  await buy(desk, { type: 'SHORT', stopLoss: '61800' })
  await desk.ask(createOrder, order({ type: 'SHORT', price: '61500' }))
  desk.host.isDown = true
  desk.host.move('BTCUSDT', desk.second() + 90, 61_700_00)
  await desk.run(150)
  const { orderId, market } = (await orders(desk)).find(({ type }) => type === 'LONG')!
  await desk.ask(editOrder, { orderId, market, takeProfit: '61000' })
  await desk.ask(createOrder, order({ type: 'SHORT', price: '61600' }))
  desk.host.isDown = false
  await desk.run(40)
  const states = (await orders(desk)).map(({ type, state, stopLoss }) => `${type} ${state} ${stopLoss}`)
  expect(states.toSorted()).toEqual(['LONG ACTIVE null', 'SHORT ACTIVE 61800', 'SHORT ACTIVE null', 'SHORT NEW null'])
})

test.each([true, false])(
  'what it missed while stopped is made up for, with funding, candles: %s',
  async (hasCandles) => {
    const store = memoryStore()
    const first = await following({ store, clock: { ms: START_MS + 7 * 3_600_000 } })
    await buy(first, { stopLoss: '55500' })
    await buy(first)
    first.exchange.saveAll()
    const wickS = first.second() + 3 * 3_600
    first.host.move('BTCUSDT', wickS, 55_000_00)
    first.host.hasCandles = hasCandles
    first.clock.ms += 10 * 3_600_000
    const second = await following({ store, host: first.host, clock: first.clock })
    await second.run(hasCandles ? 5 : 50)
    const found = await orders(second)
    if (!hasCandles) return expect(found.map(({ feeFunding }) => feeFunding)).toEqual(['0.4', '0.4'])
    expect(found.map(({ state }) => state).toSorted()).toEqual(['ACTIVE', 'CLOSED'])
    expect(found.map(({ feeFunding }) => String(feeFunding)).toSorted()).toEqual(['0.2', '0.4'])
    expect(Math.floor(Number(found.find(({ state }) => state === 'CLOSED')?.closeDate) / 60_000)).toBe(
      Math.floor(wickS / 60),
    )
  },
)

test('of the long candle in which prices went missing, extremes may be from before', () => {
  const candle = { startMs: 0, lengthMs: 300_000, open: 100, high: 150, low: 50, close: 101 }
  const last = { atMs: 240_000, ticks: 100, high: 100, low: 100 }
  const ticks = gapSteps([candle, { ...candle, startMs: 300_000, high: 120, low: 90 }], last, 600_000, 1).map(
    (step) => step.ticks,
  )
  expect([Math.min(...ticks), Math.max(...ticks)]).toEqual([90, 120])
})

test('an outage before the exchange stopped is made up for, too', async () => {
  const store = memoryStore()
  const first = await following({ store })
  await buy(first, { stopLoss: '58500' })
  first.host.isDown = true
  const wickS = first.second() + 90
  first.host.move('BTCUSDT', wickS, 58_000_00)
  await first.run(200)
  first.exchange.saveAll()
  first.host.isDown = false
  first.clock.ms += 600_000
  const second = await following({ store, host: first.host, clock: first.clock })
  await second.run(5)
  const closed = await only(second)
  expect(closed).toMatchObject({ state: 'CLOSED', closureType: 'STOP_LOSS' })
  expect(Math.floor(Number(closed.closeDate) / 60_000)).toBe(Math.floor(wickS / 60))
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

test('a contest that ended in an outage counts what closed before its end', async () => {
  const desk = await following()
  const account = desk.exchange.account('somebody@else.example')
  await desk.ask(joinContest, { contestId: '1041', contestUserToken: account.contestUserToken })
  await buy(desk, { stopLoss: '58500' })
  desk.host.isDown = true
  desk.exchange.world.contests.get('1041')!.endDate = desk.clock.ms + 200_000
  desk.host.move('BTCUSDT', desk.second() + 90, 58_000_00)
  await desk.run(300)
  desk.host.isDown = false
  await desk.run(40)
  const { leaderboard } = await desk.read(getContest, { contestId: '1041' })
  expect(leaderboard.items.map(({ hashedEmail }) => hashedEmail)).toContain(account.hashedEmail)
})

test('candles of a gap that a reset has ended do not fill the next one', async () => {
  const asked: PromiseWithResolvers<Response>[] = []
  const desk = await following({
    symbols: 'BTCUSDT',
    prepare: (host) => {
      const { fetch } = host
      host.fetch = (input) =>
        input instanceof URL && input.pathname.includes('klines') ? late().promise : fetch(input)
    },
  })
  function late() {
    const answer = Promise.withResolvers<Response>()
    asked.push(answer)
    return answer
  }
  const beat = () => {
    desk.feed.beat()
    return asked.length
  }
  for (const gap of [1, 2]) {
    desk.clock.ms += 20_000
    await expect.poll(beat, { interval: 1 }).toBe(gap)
    if (gap === 1) desk.exchange.reset()
  }
  const answerTo = async (gap: number) => {
    asked[gap]?.resolve(Response.json([]))
    for (let turn = 0; turn < 9; turn++) await new Promise((done) => setImmediate(done))
    desk.clock.ms += 250
    return (await desk.ask(createOrder, order())).code
  }
  expect(await answerTo(0)).toBe(createOrderCodes.priceMissing)
  expect(await answerTo(1)).toBeUndefined()
})

test('the clock is the host’s, however wrong this computer’s is', async () => {
  const desk = await following({ behindMs: 5 * 3_600_000 })
  await desk.run(5)
  expect(Math.abs(desk.exchange.nowMs() - desk.clock.ms)).toBeLessThan(1_000)
  expect(desk.about.at(-1)).toBe("This computer's clock is 5.0 h off: the host's counts")
  await buy(desk)
  expect(await only(desk)).toMatchObject({ state: 'ACTIVE' })
})
