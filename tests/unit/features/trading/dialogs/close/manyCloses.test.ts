// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { closeOrderFlows } from '../../../../../../src/features/trading/dialogs/close/closeOrderFlow.ts'
import { fetchOrdersNow, sendOrder } from '../../../../../../src/queries/orders.ts'
import { newKey } from '../../../../../../src/queries/call/submissionKey.ts'
import { closeOrder, createOrder } from '../../../../../../src/api/order.ts'
import { expectTrueHistory, recordFlows } from '../../../../../proofs/history/flowRecorder.ts'
import { exchange, fault } from '../../tradingPage.ts'
import { exchangeInUse } from '../../../../openExchange.ts'

// Only the flows, without a page, so that 120 closes take seconds.
const CLOSES = 120

/** Whether, and how, the response to an executed close is lost. */
const losses = [
  null,
  { kind: 'drop', commit: true },
  { kind: 'status', status: 502, commit: true },
  { kind: 'malformed', commit: true },
] as const

test('doubled confirmations and lost responses close every position once, and every dialog ends in success', async () => {
  const recorder = recordFlows({ journal: () => exchange().journal() })
  exchangeInUse()?.onCall(recorder.sent)
  const order = createOrder.request.parse({ market: 'BTC-USDC', type: 'LONG', amount: '10', leverage: 10 })
  for (let count = 0; count < CLOSES; count += 1) await sendOrder(order, newKey())
  exchange().moveClock(10_000)
  const positions = (await fetchOrdersNow()).items.filter(({ state, amount }) => state === 'ACTIVE' && amount === '10')
  expect(positions).toHaveLength(CLOSES)

  for (const [index, position] of positions.entries()) {
    const loss = losses[index % losses.length]
    if (loss) fault({ path: closeOrder.path, ...loss })
    const flow = closeOrderFlows.start(position)
    flow.send({ type: 'CONFIRM', key: newKey() })
    flow.send({ type: 'CONFIRM', key: newKey() })
    const end = await waitFor(flow, (state) => !state.matches('init') && !state.hasTag('underWay'))
    expect(end.value).toBe('success')
    expect(end.context.order.state).toBe('CLOSED')
  }

  const closed = exchange().journal().filter(({ path }) => path === closeOrder.path)
  expect(closed).toHaveLength(CLOSES)
  expect(new Set(closed.map(({ payload }) => JSON.stringify(payload))).size).toBe(CLOSES)
  recorder.stop()
  expectTrueHistory(recorder.history())
}, 120_000)
