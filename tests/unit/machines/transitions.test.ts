import { describe, expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { openPosition, pendingOrder } from '../../../gallery/view/orders.ts'
import { confirmed } from '../../../gallery/view/samples.ts'
import { view as closeOrder } from '../../../gallery/views/closeOrder.ts'
import { view as gate } from '../../../gallery/views/gate.ts'
import { view as joinContest } from '../../../gallery/views/joinContest.ts'
import { view as levels } from '../../../gallery/views/levels.ts'
import { done } from '../../../gallery/xstate.ts'
import { Failure } from '../../../src/api/failure.ts'
import { ContestId, Decimal } from '../../../src/api/scalars.ts'
import { closeOrderMachine } from '../../../src/machines/closeOrder.ts'
import { gateMachine } from '../../../src/machines/gate.ts'
import { joinContestMachine } from '../../../src/machines/joinContest.ts'
import { levelsMachine } from '../../../src/machines/levels.ts'
import { eventsOf, run, stuck } from './walk.ts'

// The rest is in the random walks of changeOf.test.ts.

test('closing the dialog reloads the contest after success, and nothing before the confirmation', () => {
  const input = { contestId: ContestId.parse('7'), contestUserToken: 'T', contestName: 'Autumn ROI Cup' }
  const samples = joinContest.events(input as never)
  const reloaded = (...names: string[]) =>
    run(joinContestMachine, input, ...names.map((name) => samples[name]!)).actions.flatMap(({ type, params }) =>
      type === 'reload' ? [params] : [],
    )
  expect(reloaded('cancel')).toEqual([])
  expect(reloaded('toggle-terms', 'confirm', 'accepted')).toEqual([])
  expect(reloaded('toggle-terms', 'confirm', 'accepted', 'finish')).toEqual(['7'])
})

describe('the gate', () => {
  const { input } = gate.scenes['consent']!

  test('has the rollover switched off without a saved setting', () => {
    const samples = gate.events(input as never)
    const { state } = run(gateMachine, input, samples['setting-missing']!, samples['setting-unset']!)
    expect([state.value, state.context.contractRollover]).toEqual([{ rolloverSettings: 'choosing' }, false])
  })

  test('can be left from every state', () => {
    const key = ({ value, context }: AnyMachineSnapshot) => [value, context.contractRollover]
    const isEnd = ({ status }: AnyMachineSnapshot) => status === 'done'
    expect(stuck({ machine: gateMachine, input, events: eventsOf(gate), key }, isEnd)).toEqual([])
  })
})

describe('closing an order', () => {
  test.each([
    ['a pending order that is filled', pendingOrder, openPosition, 'filled'],
    ['a pending order that still waits', pendingOrder, pendingOrder, 'init'],
    ['an open position', openPosition, openPosition, 'init'],
    ['an order cancelled elsewhere', pendingOrder, { ...pendingOrder, state: 'CANCELED' }, 'gone'],
  ])('that is polled as %s', (_, order, polled, state) => {
    expect(run(closeOrderMachine, { order }, { type: 'SEEN', order: polled }).state.value).toBe(state)
  })

  test.each([
    ['while its lost cancellation is checked', ['confirm', 'answer-lost', 'order-filled', 'not-found', 'retry']],
    ['after its cancellation was not found', ['confirm', 'answer-lost', 'not-found', 'order-filled', 'retry']],
  ])('that fills %s is asked about as the position it is', (_, names) => {
    const input = { order: pendingOrder }
    const samples = closeOrder.events(input as never)
    const { state } = run(closeOrderMachine, input, ...names.map((name) => samples[name]!))
    expect([state.value, state.context.order.state]).toEqual(['init', 'ACTIVE'])
  })
})

describe('stop loss and take profit', () => {
  const order = openPosition
  const { orderId, market } = order
  const seen = (polled: object) => ({ type: 'SEEN', order: polled })
  const samples = levels.events({ order } as never)
  const polled = { ...order, takeProfit: null }
  const edit = (...names: string[]) =>
    run(levelsMachine, { order }, ...names.map((name) => ({ ...samples, polled: seen(polled) })[name]!)).state

  test.each(['', '70000'])('follow the order where nobody edited them, take profit typed as "%s"', (takeProfit) => {
    const before = { ...order, stopLoss: Decimal.parse('60000'), takeProfit: null }
    const after = { ...before, stopLoss: Decimal.parse('62000') }
    const typed = { type: 'TYPE', level: 'takeProfit', text: takeProfit }
    const { context } = run(levelsMachine, { order: before, pricePrecision: 2 }, typed, seen(after)).state
    expect(context).toMatchObject({ order: after, levels: { texts: { stopLoss: '62000', takeProfit } } })
  })

  test.each([
    ['is checked', ['answer-lost', 'polled', 'not-found', 'retry']],
    ['was not found', ['answer-lost', 'not-found', 'polled', 'retry']],
  ])('are those of the polled order while or after a lost change %s', (_, names) => {
    const end = edit('type-stop-loss', 'save', ...names)
    expect(end.matches('init')).toBe(true)
    expect(end.context.order).toBe(polled)
  })

  test('are not sent again if they are already set, in another notation', () => {
    const same = { orderId, market, stopLoss: `${order.stopLoss}.00` }
    const confirm = { type: 'CONFIRM', ...confirmed('levels 1', { order, edit: same }) }
    expect(run(levelsMachine, { order }, confirm).state.matches('init')).toBe(true)
  })

  test.each([
    ['3004', 'ACTIVE', true],
    ['3004', 'CLOSED', false],
    ['3002', 'ACTIVE', false],
    ['2002', 'ACTIVE', false],
  ])('refused with %s for an order that is %s may be tried again: %s', (code, state, mayRetry) => {
    const refused = done('submission', { kind: 'refused', failure: new Failure('refused', { path: '/', code }) })
    const sent = [samples['type-stop-loss']!, samples['save']!, refused, done('refresh', { ...order, state })]
    const end = run(levelsMachine, { order }, ...sent).state
    expect(end.matches('error')).toBe(true)
    expect(end.can({ type: 'RETRY' })).toBe(mayRetry)
  })

  test('are converted by another unit, and kept when the exchange rejects the change', () => {
    const back = edit('show-percent', 'save', 'refused', 'retry')
    expect(back.matches('init')).toBe(true)
    expect(back.context.levels).toEqual({ unit: 'percent', texts: { stopLoss: '1.49254', takeProfit: '' } })
  })
})
