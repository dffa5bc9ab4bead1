import { expect, test } from 'vitest'
import { type AnyStateMachine, createMachine, fromPromise } from 'xstate'
import { charts } from '../../../../gallery/chart/machines.ts'
import { eventEdges, readChart } from '../../../../gallery/chart/read.ts'
import type { View } from '../../../../gallery/types.ts'
import { views } from '../../../../gallery/views/views.ts'
import { declaredEvents } from './declaredEvents.ts'
import { findingsOf } from './findings.ts'
import { CLOSED_BY_HAND, justified } from './justified.ts'
import { declaredBy } from './sources.ts'

const findingsIn = (chart: (typeof charts)[number]) => findingsOf(chart, views[chart.name], declaredBy(chart.name))

test.each(charts.map((chart) => [chart.name, chart] as const))(
  '%s has no dead end, no event nobody handles, and no waiting without a way out, except justified ones',
  (_, chart) => {
    expect(findingsIn(chart).flatMap(({ kind, at, reason }) => (reason === null ? [`${kind} ${at}`] : []))).toEqual([])
  },
)

test('every justification is still needed', () => {
  const found = new Set(
    charts.flatMap((chart) =>
      findingsIn(chart).flatMap(({ kind, at }) => [`${kind} ${chart.name}.${at}`, `${kind} *.${at}`]),
    ),
  )
  expect(Object.keys(justified).filter((name) => !found.has(name))).toEqual([])
})

test.each(charts.filter(({ name }) => name !== 'submission').map((chart) => [chart.name, chart] as const))(
  '%s: the events of its type are found in its source',
  (name, { machine }) => {
    const handled = [...eventEdges(machine).keys()]
      .map(({ eventType }): string => eventType)
      .filter((event) => !event.startsWith('xstate.'))
    expect(declaredBy(name).toSorted()).toEqual([...new Set(handled)].toSorted())
  },
)

const answer = fromPromise(async () => 1)
const bad = (states: object, more: object = {}) => {
  const machine: AnyStateMachine = createMachine({ id: 'bad', initial: 'a', states, ...more } as never) // any machine
  return readChart('bad', machine)
}
const found = (states: object, more: object = {}, view?: View, declared: string[] = []) =>
  findingsOf(bad(states, more), view, declared).map(({ kind, at }) => `${kind} ${at}`)

test('a state without a way out is a dead end, unless it is final or its parent can be left', () => {
  const end = { type: 'final' }
  expect(
    found(
      { a: { on: { GO: 'b' } }, b: { on: { STAY: { actions: () => {} }, AGAIN: 'b' } }, c: end },
      { on: { OUT: '.b' } },
    ),
  ).toEqual(['deadEnd b'])
  expect(found({ a: { on: { GO: 'c' }, initial: 'in', states: { in: {} } }, c: end })).toEqual([])
  expect(found({ a: { initial: 'in', on: { AGAIN: 'a' }, states: { in: { on: { GO: 'on' } }, on: {} } } })).toEqual([])
})

test('a dead end with a success is the end of its dialog; any other needs a justification', () => {
  const ends = {
    a: { on: { GO: 'done', ASK: 'lost' } },
    done: { meta: { outcome: 'success' } },
    lost: { meta: { outcome: 'error' } },
  }
  expect(findingsOf(bad(ends), undefined, []).map(({ at, reason }) => [at, reason === CLOSED_BY_HAND])).toEqual([
    ['done', true],
    ['lost', false],
  ])
})

test('an event of the type or the view that no state handles is found', () => {
  const view = {
    scenes: { one: {} },
    events: () => ({ 'The trader goes': { type: 'GO' }, 'The exchange tells more': { type: 'MORE' } }),
  } as unknown as View
  const states = { a: { on: { GO: 'c', SWALLOWED: {} } }, c: { type: 'final' } }
  expect(found(states, {}, view, ['GO', 'STOP', 'SWALLOWED'])).toEqual([
    'unhandled STOP',
    'unhandled SWALLOWED',
    'unhandled MORE',
  ])
})

test('a state that waits only for a response is found', () => {
  const ends = { on: { AGAIN: 'a' } }
  const asks = (more: object) => found({ a: { invoke: { src: answer, onDone: 'b' }, ...more }, b: ends })
  expect(asks({})).toEqual(['noWayOut a'])
  expect(asks({ on: { CANCEL: 'b' } })).toEqual([])
  expect(asks({ after: { 1000: 'b' } })).toEqual([])
  expect(asks({ invoke: { src: answer, onDone: 'b', onError: 'b' } })).toEqual([])
  expect(asks({ on: { POKE: { actions: () => {} } } })).toEqual(['noWayOut a'])
  expect(
    found({
      a: { on: { GO: 'b' } },
      b: { tags: 'underWay', on: { TOLD: { actions: () => {} } }, always: { guard: () => false, target: 'a' } },
    }),
  ).toEqual(['noWayOut b'])
})

test('a transition to another waiting state is no way out, unless that has one', () => {
  const waiting = (more: object) =>
    found({
      a: {
        tags: 'pending',
        initial: 'asking',
        states: {
          asking: { invoke: { src: answer, onDone: '#bad.b', onError: 'pause' } },
          pause: { after: { 10: 'asking' } },
        },
        ...more,
      },
      b: { on: { AGAIN: 'a' } },
    })
  expect(waiting({})).toEqual(['noWayOut a'])
  expect(waiting({ on: { CANCEL: 'b' } })).toEqual([])
})

test('the events of a type are found through its aliases, and not in its comments', () => {
  const shared = "export interface Watched {\n  type: 'SEEN'\n}\n"
  const source = `import { type Watched } from './shared.ts'\n\nexport type AnEvent =\n  /** Not { type: 'OLD' }. */\n  | { type: 'GO'; key: string }\n\n  | Watched\n\nconst x = typesOf<{\n  events: AnEvent | { type: 'MORE' }\n  tags: 'a'\n}>()\nconst other = { type: 'confirm' }`
  expect(declaredEvents(source, [shared])).toEqual(['MORE', 'GO', 'SEEN'])
})
