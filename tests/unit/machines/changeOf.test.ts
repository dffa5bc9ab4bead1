import { describe, expect, test } from 'vitest'
import { type AnyMachineSnapshot, type EventObject, initialTransition, transition } from 'xstate'
import { stateTitle } from '../../../gallery/app/titles.ts'
import { charts } from '../../../gallery/chart/machines.ts'
import { answerLost } from '../../../gallery/view/samples.ts'
import { views } from '../../../gallery/views/views.ts'
import { startedBy, canCome, failed, shortestPaths, stateOf, takenBy } from '../../../gallery/xstate.ts'
import { eventsOf, reach } from './walk.ts'

/** Every machine that sends a change: those in the gallery that invoke a submission. */
const machines = charts.flatMap((chart) => {
  const view = views[chart.name]
  return view && chart.nodes.some(({ invokes }) => invokes.includes('submission'))
    ? [{ name: chart.name, chart, view }]
    : []
})

test('finds all machines that send a change', () => {
  expect(machines.length).toBeGreaterThanOrEqual(6)
})

describe.each(machines)('$name', ({ chart, view }) => {
  const { machine } = chart
  const input = Object.values(view.scenes)[0]?.input
  const events = eventsOf(view)
  const key = ({ value, context }: AnyMachineSnapshot) => [value, view.key?.(context as never) ?? null]
  const after = (from: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot =>
    transition(machine, from, event)[0]
  const outcomeOf = (state: AnyMachineSnapshot) => chart.nodes.find(({ path }) => path === stateOf(state))?.outcome
  const paths = shortestPaths(machine, { input, events: () => events, key })
  const sending = paths.find(({ state }) => state.hasTag('unsettled'))?.state ?? expect.fail('nothing is sent')
  const lost = after(sending, answerLost)

  test('records a lost response once: later checks change nothing', () => {
    expect(sending.hasTag('unknown')).toBe(false)
    expect(lost.hasTag('unknown')).toBe(true)
    expect(takenBy(machine, lost, answerLost)).toEqual([])
  })

  test.each([
    ['on its way', sending],
    ['lost', lost],
  ])('ends in a state with a text if the submission itself throws while the change is %s', (_, state) => {
    const broken = after(state, failed('submission', new Error('broken')))
    expect(broken.status).toBe('active')
    expect(broken.hasTag('underWay')).toBe(false)
    expect(outcomeOf(broken)).toBe('error')
    expect(stateTitle(chart, stateOf(broken))).toMatch(/^[A-Z]/)
  })

  test('sends nothing that was not confirmed, and nothing twice', () => {
    const [start] = initialTransition(machine, input)
    expect(start.context.confirmed).toBeNull()
    const sent = paths.flatMap(({ state }) =>
      events
        .filter((event) => canCome(state, event))
        .flatMap((event) => {
          const [next, actions] = transition(machine, state, event)
          return startedBy(actions).includes('submission') ? [{ state, event, next }] : []
        }),
    )
    expect(sent.length).toBeGreaterThan(0)
    for (const { state, event, next } of sent) {
      expect(state.hasTag('unsettled'), `sent twice in ${stateOf(state)}`).toBe(false)
      expect(event).toHaveProperty('key', next.context.confirmed.key)
    }
  })

  test('reports success only if it is certain', () => {
    const successes = paths.filter(({ state }) => outcomeOf(state) === 'success' && state.context.confirmed !== null)
    for (const { state } of successes)
      expect(['done', 'happened'], stateOf(state)).toContain(state.context.outcome?.kind)
  })

  test('from every state a settled one can be reached', () => {
    expect(reach({ machine, input, events, key }, (state) => !state.hasTag('underWay')).stuck).toEqual([])
  })
})
