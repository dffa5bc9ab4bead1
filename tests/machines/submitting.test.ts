import { describe, expect, test } from 'vitest'
import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, initialTransition, transition } from 'xstate'
import { stateTitle } from '../../gallery/app/words.ts'
import { readChart } from '../../gallery/chart/read.ts'
import { answerLost } from '../../gallery/view/samples.ts'
import { done, failed, stateOf, takenBy } from '../../gallery/xstate.ts'
import { closeOrderMachine } from '../../src/machines/closeOrder.ts'
import { joinContestMachine } from '../../src/machines/joinContest.ts'
import { openOrderMachine } from '../../src/machines/openOrder.ts'
import { resetMachine } from '../../src/machines/reset.ts'
import { rolloverMachine } from '../../src/machines/rollover.ts'
import { tpslMachine } from '../../src/machines/tpsl.ts'
import { createOrder } from '../../src/wire/order.ts'
import { position } from '../domain/builders.ts'

const order = position()
const placed = createOrder.request.parse({ market: 'BTC-USDC', type: 'LONG', amount: '100', leverage: 20 })
const confirm = { type: 'CONFIRM', key: 'k' }
const levels = { orderId: order.orderId, market: order.market, stopLoss: '1' }

/** Every machine that makes a change, and how a trader gets it on its way. */
const machines: { machine: AnyStateMachine; input?: unknown; confirmed: EventObject[] }[] = [
  { machine: closeOrderMachine, input: { order }, confirmed: [confirm] },
  { machine: tpslMachine, input: { order }, confirmed: [{ ...confirm, edit: levels } as EventObject] },
  { machine: joinContestMachine, input: { contestId: 'c', contestUserToken: 't', contestName: 'n' }, confirmed: [{ type: 'TICK' }, confirm] },
  { machine: rolloverMachine, confirmed: [done('load', { contractRollover: true, nextRolloverDate: null }), confirm] },
  {
    machine: resetMachine,
    input: { kind: 'reset', begun: null },
    confirmed: [{ type: 'TYPE', text: '123456' } as EventObject, { ...confirm, at: 1, before: { wallet: null, openOrders: null } } as EventObject],
  },
  { machine: openOrderMachine, confirmed: [{ type: 'PLACE', key: 'k', request: { order: placed, knownIds: [] } } as EventObject] },
]

describe.each(machines)('$machine.id', ({ machine, input, confirmed }) => {
  const after = (from: AnyMachineSnapshot, ...events: EventObject[]) =>
    events.reduce<AnyMachineSnapshot>((state, event) => transition(machine, state, event)[0], from)
  const sending = after(initialTransition(machine, input)[0], ...confirmed)
  const lost = after(sending, answerLost)

  test('is told once that the answer is lost: the looks that follow disturb nothing', () => {
    expect(sending.hasTag('unknown')).toBe(false)
    expect(lost.hasTag('unknown')).toBe(true)
    expect(takenBy(machine, lost, answerLost)).toEqual([])
  })

  test.each([['on its way', sending], ['lost', lost]])('ends in a state with words where the submission itself breaks while the change is %s', (_, state) => {
    const broken = after(state, failed('submission', new Error('broken')))
    expect(broken.status).toBe('active')
    expect(broken.hasTag('underWay')).toBe(false)
    const chart = readChart(machine.id, machine)
    expect(chart.nodes.find(({ path }) => path === stateOf(broken))?.outcome).toBe('error')
    expect(stateTitle(chart, stateOf(broken), 'plain')).toMatch(/^[A-Z]/)
  })

  test('sends nothing that was not confirmed', () => {
    const [start] = initialTransition(machine, input)
    expect(start.context.confirmed).toBeNull()
    expect(sending.context.confirmed.key).toBe('k')
  })
})
