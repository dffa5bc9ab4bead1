import { expect, test } from 'vitest'
import { replayedMarket } from '../../../sandbox/replay/replayedMarket.ts'
import { getContest, getContestForUser, listActiveContests, listHistoryContests } from '../../../src/api/contest.ts'
import { joinContest } from '../../../src/api/joining.ts'
import { getPrice, listMarkets } from '../../../src/api/market.ts'
import { listOrders } from '../../../src/api/order.ts'
import { createOrder } from '../../../src/api/orderChanges.ts'
import { order, paper } from '../paper.ts'

const START_MS = Date.UTC(2024, 4, 6, 9)
const MINUTE_MS = 60_000
/** Prices that rise by 10 per minute, with a deep wick in the fourth. */
const file = Array.from({ length: 120 }, (_, index) => ({
  startMs: START_MS + index * MINUTE_MS,
  open: String(60_000 + index * 10),
  high: String(60_030 + index * 10),
  low: index === 4 ? '58000' : String(59_990 + index * 10),
  close: String(60_010 + index * 10),
}))
const replay = { markets: [replayedMarket('BTC-USDC', file)], fromMs: START_MS }
const exam = (openSession?: string) => paper({ replay, now: () => START_MS, ...(openSession && { openSession }) })
const trader = 'somebody@else.example'

test('the clock and the prices come from the file', async () => {
  const { ask, post, exchange } = exam()
  expect(await ask(getPrice, { market: 'BTC-USDC' })).toMatchObject({ price: '60000.00' })
  exchange.moveClock(10 * MINUTE_MS)
  expect(await ask(getPrice, { market: 'BTC-USDC' })).toMatchObject({ price: '60100.00' })
  exchange.moveClock(1_000 * MINUTE_MS)
  expect(await ask(getPrice, { market: 'BTC-USDC' })).toMatchObject({ price: '61200.00' })
  expect((await post(listMarkets.path, {})).headers.get('date')).toBe(
    new Date(START_MS + 1_010 * MINUTE_MS).toUTCString(),
  )
})

test.each([MINUTE_MS, 10 * MINUTE_MS, 110 * MINUTE_MS])('a wick hits a stop, in strides of %i', async (strideMs) => {
  const { ask, read, exchange } = exam(trader)
  await ask(createOrder, order({ stopLoss: '58001', leverage: 10 }))
  for (let passedMs = 0; passedMs < 110 * MINUTE_MS; passedMs += strideMs) exchange.moveClock(strideMs)
  const [closed] = (await read(listOrders)).orders.items
  expect(closed).toMatchObject({ state: 'CLOSED', closureType: 'STOP_LOSS' })
  expect(Math.floor((Number(closed?.closeDate) - START_MS) / MINUTE_MS)).toBe(4)
  expect(Number(closed?.closePrice)).toBeLessThanOrEqual(58_001)
  expect(Number(closed?.closePrice)).toBeGreaterThanOrEqual(58_000)
})

test('the same file and seed result in the same exam: prices and outcomes', async () => {
  const sit = async (seed: number) => {
    const { ask, read, exchange } = paper({ replay, now: () => START_MS, seed, openSession: trader })
    await ask(createOrder, order({ stopLoss: '59000' }))
    const prices = []
    for (let minute = 0; minute < 20; minute++) {
      exchange.moveClock(17_250)
      prices.push((await read(getPrice, { market: 'BTC-USDC' })).price)
    }
    return {
      prices,
      orders: (await read(listOrders)).orders.items.map(({ closePrice, pnl, state }) => ({ closePrice, pnl, state })),
    }
  }
  expect(await sit(7)).toEqual(await sit(7))
  expect((await sit(8)).prices).not.toEqual((await sit(7)).prices)
})

test('one contest runs over the whole file, without invented participants', async () => {
  const { ask, read, exchange } = exam(trader)
  const { contestUserToken } = exchange.account(trader)
  const running = (await read(listActiveContests)).list.items
  expect(running).toMatchObject([
    { contestId: '2001', markets: { items: ['BTC-USDC'] }, startDate: START_MS, endDate: START_MS + 120 * MINUTE_MS },
  ])
  expect(await ask(joinContest, { contestId: '2001', contestUserToken })).toMatchObject({ result: 'ok' })
  await ask(createOrder, order({ takeProfit: '60300' }))
  exchange.moveClock(121 * MINUTE_MS)
  const over = await read(getContestForUser, { contestId: '2001', contestUserToken })
  expect(over.leaderboard.items).toHaveLength(1)
  expect(over.leaderboard.items[0]).toMatchObject({ rank: 1 })
  expect(Number(over.leaderboard.items[0]?.roi)).toBeGreaterThan(0)
  expect((await read(listHistoryContests)).list.items[0]?.contestId).toBe('2001')
  expect((await read(getContest, { contestId: '2001' })).isUserInContest).toBe(false)
})

test('charts use the file, and invent nothing before it', async () => {
  const { app, exchange } = exam()
  exchange.moveClock(30 * MINUTE_MS)
  const bars = async (fromMs: number, toMs: number) =>
    (await (
      await app.request(
        `http://paper.test/datafeed/history?symbol=BTCUSDC&resolution=1&from=${fromMs / 1_000}&to=${toMs / 1_000}`,
      )
    ).json()) as { s: string; l?: number[] }
  expect((await bars(START_MS, START_MS + 30 * MINUTE_MS)).l?.[4]).toBe(58_000)
  expect(await bars(START_MS - 60 * MINUTE_MS, START_MS)).toEqual({ s: 'no_data' })
})
