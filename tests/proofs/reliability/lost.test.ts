// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { confirmed } from '../../../gallery/view/samples.ts'
import type { FaultRequest } from '../../../sandbox/faults.ts'
import { closeOrder, createOrder } from '../../../src/api/orderChanges.ts'
import { resetWallet } from '../../../src/api/payment.ts'
import { accountBefore } from '../../../src/domain/order/payment.ts'
import { closeOrderFlows } from '../../../src/features/trading/dialogs/close/closeOrderFlow.ts'
import { paymentFlows } from '../../../src/features/trading/dialogs/payment/paymentFlow.ts'
import { paymentTrouble } from '../../../src/machines/reset.ts'
import { queryClient } from '../../../src/queries/call/client.ts'
import { newKey } from '../../../src/queries/ledger.ts'
import { sendOrder } from '../../../src/queries/orderChanges.ts'
import { fetchOrdersNow } from '../../../src/queries/ordersNow.ts'
import { fetchWalletNow } from '../../../src/queries/wallets.ts'
import { englishTexts } from '../../unit/ui/texts.ts'
import { size } from './figure.ts'
import { fakeDeadlines, paperFetch, passUntil } from './paperFetch.ts'

const CLOSES = size(10, 300)
const PAYMENTS = size(10, 300)
const DEADLINE_PLUS_MS = 12_000

/** Ways to lose a response; the change takes effect unless stated otherwise. */
const losses: (Omit<FaultRequest, 'path'> & { isMissing?: boolean })[] = [
  { kind: 'drop', commit: true },
  { kind: 'latency', ms: 3_000, commit: true },
  { kind: 'status', status: 502, commit: true },
  { kind: 'hang', commit: true },
  { kind: 'latency', ms: DEADLINE_PLUS_MS, commit: true },
  { kind: 'malformed', commit: true },
  // It takes effect long after everyone has stopped waiting.
  { kind: 'latency', ms: DEADLINE_PLUS_MS },
  { kind: 'trickle', commit: true },
  { kind: 'drop', isMissing: true },
  { kind: 'status', status: 503, isMissing: true },
]
const lossAt = (index: number) => losses[index % losses.length]!

let exchange: ReturnType<typeof paperFetch>
beforeEach(async () => {
  await englishTexts()
  vi.useFakeTimers({
    now: Date.UTC(2026, 10, 21, 8),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  fakeDeadlines()
  exchange = paperFetch()
  exchange.movePrice('BTC-USDC', '67000', true)
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const order = createOrder.request.parse({ market: 'BTC-USDC', type: 'LONG', amount: '10', leverage: 10 })
const sent = (path: string, since: number) =>
  exchange
    .journal()
    .slice(since)
    .filter((entry) => entry.path === path)

test(`${CLOSES} closes, each confirmed twice with a lost response: every position is closed once with a true outcome`, async () => {
  for (let index = 0; index < CLOSES; index += 1) {
    await sendOrder(order, newKey())
    await vi.advanceTimersByTimeAsync(3_000)
    const position = (await fetchOrdersNow()).items.find(({ state, amount }) => state === 'ACTIVE' && amount === '10')!
    const since = exchange.journal().length
    const { isMissing, ...loss } = lossAt(index)
    exchange.faults.set({ path: closeOrder.path, ...loss })

    const hide = closeOrderFlows.attach(position)
    const flow = closeOrderFlows.start(position)
    const hasEnded = () => !flow.getSnapshot().matches('init') && !flow.getSnapshot().hasTag('underWay')
    flow.send({ type: 'CONFIRM', ...confirmed('close 1', position, newKey()) })
    flow.send({ type: 'CONFIRM', ...confirmed('close 1', position, newKey()) })
    await passUntil(hasEnded)
    if (isMissing) {
      expect(flow.getSnapshot().value).toBe('notArrived')
      expect(sent(closeOrder.path, since)).toHaveLength(0)
      flow.send({ type: 'RETRY' })
      flow.send({ type: 'CONFIRM', ...confirmed('close 1', position, newKey()) })
      await passUntil(hasEnded)
    }
    const closes = sent(closeOrder.path, since).length
    const { state } = (await fetchOrdersNow()).items.find(({ orderId }) => orderId === position.orderId)!
    expect([index, loss, closes, state, flow.getSnapshot().value]).toEqual([index, loss, 1, 'CLOSED', 'success'])
    hide()
  }
})

test(`${PAYMENTS} pay codes, each confirmed twice with a lost response: each is paid once with a true outcome`, async () => {
  for (let index = 0; index < PAYMENTS; index += 1) {
    await sendOrder(order, newKey())
    await vi.advanceTimersByTimeAsync(3_000)
    const before = accountBefore((await fetchWalletNow()).entry, await fetchOrdersNow())
    const since = exchange.journal().length
    const { isMissing, ...loss } = lossAt(index)
    exchange.faults.set({ path: resetWallet.path, ...loss })

    const payment = { kind: 'reset', begun: null } as const
    const hide = paymentFlows.attach(payment)
    const flow = paymentFlows.start(payment)
    const confirm = () =>
      flow.send({
        type: 'CONFIRM',
        ...confirmed('payment', { kind: 'reset', payCode: '246810', before } as const, newKey()),
      })
    const hasEnded = () => flow.getSnapshot().matches('success') || flow.getSnapshot().matches('error')
    flow.send({ type: 'TYPE', text: '246810' })
    confirm()
    confirm()
    await passUntil(hasEnded)
    if (isMissing) {
      expect(paymentTrouble(flow.getSnapshot().context)).toEqual({ step: 'lost' })
      expect(sent(resetWallet.path, since)).toHaveLength(0)
      flow.send({ type: 'RETRY' })
      flow.send({ type: 'TYPE', text: '246810' })
      confirm()
      await passUntil(hasEnded)
    }
    const payments = sent(resetWallet.path, since).length
    expect([index, loss, payments, flow.getSnapshot().value]).toEqual([index, loss, 1, 'success'])
    hide()
    await vi.advanceTimersByTimeAsync(10_000)
  }
})
