import { expect, test } from 'vitest'
import { type Flow, latest, listed, withFlow } from '../../../gallery/live/flows.ts'
import { charts } from '../../../gallery/chart/machines.ts'
import type { Step } from '../../../gallery/live/step.ts'
import { changesOf, eventTitle, pathOfValue, runsOf } from '../../../gallery/live/flowState.ts'

const start = { value: 'init', context: {} }
const flow = (id: string, at: number, within: string | null = null, ...movedAt: number[]): Flow => ({
  id,
  machine: 'reset',
  within,
  at,
  start,
  steps: movedAt.map((one) => ({ at: one, event: { type: 'E' }, taken: [], after: start })),
  isOver: false,
})

test('a flow that is reported again replaces what was known of it, in its place', () => {
  const moved = flow('a', 1, null, 3)
  expect([flow('a', 1), flow('b', 2), moved].reduce<readonly Flow[]>(withFlow, [])).toEqual([moved, flow('b', 2)])
})

test('the flow that changed last is followed, not the flows it has invoked', () => {
  const flows = [flow('a', 1, null, 3), flow('b', 2), flow('inner', 4, 'a', 5)]
  expect(latest(flows)?.id).toBe('a')
  expect(latest([])).toBe(null)
})

test('flows are listed newest first, each with the flows it has invoked', () => {
  expect(listed([flow('a', 1), flow('b', 2), flow('in a', 3, 'a')]).map(({ id }) => id)).toEqual(['b', 'a', 'in a'])
})

test('a state is named as in its chart', () => {
  expect(pathOfValue('init')).toBe('init')
  expect(pathOfValue({ paying: { checking: 'first' } })).toBe('paying.checking.first')
  expect(pathOfValue({ left: 'on', right: { up: 'off' } })).toBe('left.on+right.up.off')
})

test('only differences are listed as changed', () => {
  expect(changesOf({ a: 1, b: [1], gone: 'x' }, { a: 2, b: [1], come: null })).toEqual([
    { name: 'a', before: '1', after: '2' },
    { name: 'gone', before: '"x"', after: '–' },
    { name: 'come', before: '–', after: 'null' },
  ])
})

test('a nested difference has the name of the innermost field', () => {
  const order = { orderId: '7', state: 'ACTIVE', pnl: '1', levels: { stopLoss: null } }
  expect(changesOf({ order, key: null }, { order: { ...order, state: 'CLOSED', levels: { stopLoss: '5' } }, key: null })).toEqual([
    { name: 'order.state', before: '"ACTIVE"', after: '"CLOSED"' },
    { name: 'order.levels.stopLoss', before: 'null', after: '"5"' },
  ])
  const failure = { $failure: { kind: 'refused', path: '/x', status: null, code: '2003' } }
  expect(changesOf({ failure: null }, { failure })).toEqual([{ name: 'failure', before: 'null', after: JSON.stringify(failure) }])
})

const step = (type: string, value: string, source = 'm.init'): Step => ({ at: 0, event: { type }, taken: [{ source, event: type, index: 0 }], after: { value, context: {} } })

test('polls that do not change the state are one row; other events never are', () => {
  const steps = [step('SEEN', 'init'), step('SEEN', 'init'), step('CONFIRM', 'sending'), step('SEEN', 'sending', 'm.sending'), step('SEEN', 'sending', 'm.sending'), step('SEEN', 'gone', 'm.sending'), step('SEEN', 'gone', 'm.gone')]
  expect(runsOf(start, steps)).toEqual([[0, 1], [2], [3, 4], [5], [6]])
})

test('an event has the product’s name even if it causes no transition', () => {
  const reset = charts.find(({ name }) => name === 'reset') ?? expect.fail('no reset')
  expect(eventTitle(reset, 'CONFIRM')).toBe(reset.edges.find(({ trigger }) => trigger.event === 'CONFIRM')?.description)
  for (const type of ['xstate.snapshot.submission', 'xstate.done.actor.unheardOf', 'xstate.error.actor.0.reset.settling', 'NO_SUCH_EVENT'])
    expect(eventTitle(reset, type)).not.toMatch(/xstate|_/)
})

test('an actor’s event is never named after another guard’s transition: a rejection is no lost response', () => {
  for (const chart of charts)
    for (const { trigger, guard, description } of chart.edges)
      if ('actor' in trigger && guard !== null && description !== null) expect(eventTitle(chart, trigger.event)).not.toContain(description)
  const reset = charts.find(({ name }) => name === 'reset') ?? expect.fail('no reset')
  expect(eventTitle(reset, 'xstate.snapshot.submission')).toBe('Sending the change: progress.')
  // A poll that brings the own closing is not called closed elsewhere.
  const close = charts.find(({ name }) => name === 'closeOrder') ?? expect.fail('no closeOrder')
  const [seen] = close.edges.filter(({ guard }) => guard?.name === 'orderIsOver').map(({ trigger }) => trigger.event)
  expect(eventTitle(close, seen ?? '')).not.toMatch(/elsewhere/)
})
