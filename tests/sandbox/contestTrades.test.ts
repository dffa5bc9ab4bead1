import { expect, test } from 'vitest'
import { rankedEntries, projectedRank } from '../../src/domain/contest/planner/rankedEntries.ts'
import { type ContestTrades, contestTrades } from '../../src/domain/contest/planner/contestTrades.ts'
import { projectRank } from '../../src/domain/contest/planner/projection.ts'
import type { Contest } from '../../src/api/contest.ts'
import { getContest, joinContest } from '../../src/api/contest.ts'
import { closeOrder, createOrder, listOrders, type Order } from '../../src/api/order.ts'
import { order, paper, START_MS } from './paper.ts'

const HOUR_MS = 3_600_000

function tradesOf(orders: readonly Order[], contest: Contest, listedAt: number): ContestTrades {
  const work = contestTrades(orders, contest, listedAt)
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** A participant without earlier trades. */
async function contestant() {
  const opened = paper({ openSession: 'planner@paper.example' })
  const { ask, read, exchange } = opened
  const { contestUserToken, hashedEmail } = exchange.account('planner@paper.example')
  await ask(joinContest, { contestId: '1041', contestUserToken })
  const trade = async (fields: Parameters<typeof order>[0], to: string) => {
    exchange.movePrice('BTC-USDC', '60000', true)
    exchange.movePrice('XRP-USDC', '2', true)
    const { orderId } = await ask(createOrder, order(fields))
    exchange.moveClock(1_250)
    exchange.movePrice(fields?.market ?? 'BTC-USDC', to, true)
    await ask(closeOrder, { orderId, market: fields?.market ?? 'BTC-USDC' })
  }
  const look = async (listedAt: number) => {
    const contest = await read(getContest, { contestId: '1041' })
    const board = rankedEntries(contest.leaderboard)
    if (!board) throw new Error('the list cannot be read')
    const { orders } = await read(listOrders)
    return { board, contest, trades: tradesOf(orders.items, contest, listedAt), own: contest.leaderboard.items.find((entry) => entry.hashedEmail === hashedEmail) }
  }
  return { exchange, trade, look }
}

test('the rank planner counts like the exchange, and projects the rank of the next list', async () => {
  const { exchange, trade, look } = await contestant()
  // A trade with 20 % on the margin, before fees; a better one that is too small; a better one on another market; one at a loss.
  await trade({ leverage: 10 }, '61200')
  await trade({ leverage: 10, amount: '99' }, '66000')
  await trade({ leverage: 10, market: 'XRP-USDC' }, '2.4')
  await trade({ leverage: 10, type: 'SHORT' }, '60333')
  const before = await look(START_MS)
  const projection = projectRank(before.board, before.trades)
  expect(before.own).toBeUndefined()
  expect(before.trades.all.map(({ verdict }) => (verdict.counts ? Number(verdict.roi) : verdict.why))).toEqual([-5.55, 'market', 'size', 20])
  expect(projection).toMatchObject({ isListed: false, best: { roi: '20' } })

  exchange.moveClock(HOUR_MS)
  const after = await look(START_MS + HOUR_MS)
  expect(after.own?.roi).toBe('20.00')
  expect(projectedRank(after.board, projection!.best.roi, true)?.from).toBeLessThanOrEqual(after.own!.rank)
  expect(projectedRank(after.board, projection!.best.roi, true)?.to).toBeGreaterThanOrEqual(after.own!.rank)
  expect(projectRank(after.board, after.trades)).toMatchObject({ isListed: true })
})

test('the ROI in the list is that of the best counted trade, for any trades', async () => {
  const { exchange, trade, look } = await contestant()
  const rois: unknown[] = []
  const trades: [Parameters<typeof order>[0], string][] = [
    [{ leverage: 20, type: 'SHORT', amount: '133.33' }, '60777'],
    [{ leverage: 50, amount: '101.7' }, '60111.11'],
    [{ leverage: 100, amount: '333' }, '60222.22'],
    [{ leverage: 100, amount: '50' }, '66000'],
  ]
  for (const [round, [fields, to]] of trades.entries()) {
    await trade(fields, to)
    exchange.moveClock(HOUR_MS)
    const { trades: counted, own } = await look(START_MS + (round + 1) * HOUR_MS)
    expect(Number(counted.best?.roi)).toBe(Number(own?.roi))
    rois.push(own?.roi)
  }
  // The first loses, each following one is better, and the last is too small.
  expect(new Set(rois).size).toBe(3)
})
