// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FaultRequest } from '../../../sandbox/faults.ts'
import { closeOrderFlows } from '../../../src/features/trading/dialogs/close/closeOrderFlow.ts'
import { closeSeveralFlows } from '../../../src/features/trading/dialogs/close/closeSeveralFlow.ts'
import type { CloseEnd } from '../../../src/machines/closeSeveral.ts'
import { queryClient } from '../../../src/queries/client.ts'
import { marketsQuery } from '../../../src/queries/markets.ts'
import { fetchOrdersNow, sendOrder } from '../../../src/queries/orders.ts'
import { newKey } from '../../../src/queries/call/submissionKey.ts'
import { closeOrder, createOrder, type Order } from '../../../src/api/order.ts'
import { dice } from '../../unit/machines/walk.ts'
import { englishTexts } from '../../unit/ui/texts.ts'
import { figure, size } from './figure.ts'
import { fakeDeadlines, paperFetch, passUntil } from './paperFetch.ts'

const POSITIONS = size(20, 100)
const LOST_OF = 5
/** How it is lost; most closes take effect anyway. */
const losses: Omit<FaultRequest, 'path'>[] = [
  { kind: 'drop', commit: true },
  { kind: 'status', status: 502, commit: true },
  { kind: 'malformed', commit: true },
  { kind: 'hang', commit: true },
  { kind: 'drop' },
]

const counts = { closed: 0, twice: 0, falseNo: 0, most: 0 }
afterAll(() => {
  figure('R5', `of ${POSITIONS} positions closed together, a fifth of the answers lost: closed exactly once`, counts.closed, POSITIONS)
  figure('R5', 'of them asked to be closed twice by the app', counts.twice, 0)
  figure('R5', 'times "it did not happen" was said of one that was closed', counts.falseNo, 0)
  figure('R5', 'most closes on their way at once', counts.most, '≤ 3')
})

let exchange: ReturnType<typeof paperFetch>
let stopPrices = () => {}
beforeEach(async () => {
  await englishTexts()
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 8), toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  fakeDeadlines()
  exchange = paperFetch()
  exchange.movePrice('BTC-USDC', '67000', true)
})
afterEach(() => {
  stopPrices()
  queryClient.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The prices that a page would poll. */
async function pollPrices() {
  const poll = () => queryClient.query({ ...marketsQuery, staleTime: 0 }).catch(() => {})
  const timer = setInterval(() => void poll(), 3_000)
  stopPrices = () => clearInterval(timer)
  await poll()
}

async function openPositions(): Promise<Order[]> {
  const order = createOrder.request.parse({ market: 'BTC-USDC', type: 'LONG', amount: '10', leverage: 10 })
  for (let count = 0; count < POSITIONS; count += 1) await sendOrder(order, newKey())
  await vi.advanceTimersByTimeAsync(3_000)
  return (await fetchOrdersNow()).items.filter(({ state, amount }) => state === 'ACTIVE' && amount === '10')
}

/** Loses every fifth response to a close, and counts the closes in flight, except those the trader sends one by one. */
function loseAnswers(own: ReadonlySet<string>) {
  const roll = dice(20_261_122)
  const answered = globalThis.fetch
  let onTheirWay = 0
  vi.stubGlobal('fetch', async (path: string, init: RequestInit & { body: string }) => {
    if (path !== closeOrder.path) return answered(path, init)
    const { orderId } = JSON.parse(init.body) as { orderId: string }
    const one = own.has(orderId) ? 0 : 1
    onTheirWay += one
    counts.most = Math.max(counts.most, onTheirWay)
    if (roll(LOST_OF) === 0) exchange.faults.set({ path: closeOrder.path, ...losses[roll(losses.length)]! })
    return answered(path, init).finally(() => (onTheirWay -= one))
  })
}

test(`${POSITIONS} positions closed together, with a fifth of the responses lost, double clicks and separate dialogs: each is closed exactly once`, async () => {
  const positions = await openPositions()
  expect(positions).toHaveLength(POSITIONS)
  await pollPrices()
  // Meanwhile the trader closes some of them one by one.
  const own = positions.filter((_, index) => index % 10 === 1)
  loseAnswers(new Set(own.map(({ orderId }) => orderId)))
  const since = exchange.journal().length

  const hide = closeSeveralFlows.attach('orders')
  const flow = closeSeveralFlows.start('orders')
  const hasEnded = () => flow.getSnapshot().matches('allClosed') || flow.getSnapshot().matches('someLeft')
  for (let left = positions; left.length > 0; ) {
    flow.send({ type: 'REVIEW', orders: left })
    flow.send({ type: 'CONFIRM' })
    flow.send({ type: 'CONFIRM' })
    for (const order of left === positions ? own : []) closeOrderFlows.start(order).send({ type: 'CONFIRM', key: newKey() })
    await passUntil(hasEnded, 3_600_000)
    const open = new Set((await fetchOrdersNow()).items.filter(({ state }) => state === 'ACTIVE').map(({ orderId }) => orderId))
    left = flow.getSnapshot().context.ends.flatMap(({ kind, order }: CloseEnd) => (kind === 'closed' || kind === 'gone' ? [] : [order]))
    counts.falseNo += left.filter(({ orderId }) => !open.has(orderId)).length
    flow.send({ type: 'RETRY' })
  }
  hide()

  const states = new Map((await fetchOrdersNow()).items.map(({ orderId, state }) => [orderId, state]))
  const requests = exchange.journal().slice(since).filter(({ path, outcome }) => path === closeOrder.path && outcome === 'ok')
  const times = Map.groupBy(requests, ({ payload }) => (payload as { orderId: string }).orderId)
  counts.closed = positions.filter(({ orderId }) => states.get(orderId) === 'CLOSED' && times.get(orderId)?.length === 1).length
  counts.twice = [...times.values()].filter((all) => all.length > 1).length
  expect(counts).toMatchObject({ closed: POSITIONS, twice: 0, falseNo: 0 })
  expect(counts.most).toBeLessThanOrEqual(3)
}, 600_000)
