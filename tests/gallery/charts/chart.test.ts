import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, initialTransition, transition } from 'xstate'
import { stateTitle } from '../../../gallery/app/titles.ts'
import { readChart } from '../../../gallery/chart/read.ts'
import { readAllCharts } from '../../../gallery/chart/readAll.ts'
import { type Chart, type ChartEdge } from '../../../gallery/types.ts'
import { activeNodes, canCome, failed, startedBy } from '../../../gallery/xstate.ts'
import { sampleMachine } from './sampleMachine.ts'

const charts = await readAllCharts()
const sample = readChart('sample', sampleMachine)

type Config = Record<string, unknown>
const many = (one: unknown): unknown[] => (Array.isArray(one) ? one : [one])

/** Where a target leads, by XState's rules: '#id.child', '.child' of this state, 'sibling'. */
function resolved(target: unknown, path: string, parent: string): string {
  const text = String(target)
  return text.startsWith('#') ? text.slice(1) : text.startsWith('.') ? `${path}${text}` : `${parent}.${text}`
}

/** Every transition that is written in a machine's configuration: where, on what, and whereto. Knows nothing of the gallery. */
function writtenIn(config: Config, path: string, parent = ''): string[] {
  const say = (kind: string, name: string, transitions: unknown) =>
    many(transitions).map((one) => {
      const target = typeof one === 'string' ? one : (one as { target?: unknown } | undefined)?.target
      const targets = target === undefined ? [] : many(target).map((each) => resolved(each, path, parent))
      return `${path} | ${kind} ${name} | ${targets.join(' & ')}`
    })
  const each = (kind: string, transitions: unknown) =>
    Object.entries((transitions ?? {}) as Config).flatMap(([name, one]) => say(kind, name, one))
  const invokes = config['invoke'] === undefined ? [] : (many(config['invoke']) as Config[])
  return [
    ...each('event', config['on']),
    ...each('after', config['after']),
    ...('always' in config ? say('always', '', config['always']) : []),
    ...invokes.flatMap((invoke) =>
      (['onDone', 'onError', 'onSnapshot'] as const).flatMap((on) =>
        on in invoke ? say(on.slice(2).toLowerCase(), String(invoke['src']), invoke[on]) : [],
      ),
    ),
    ...Object.entries((config['states'] ?? {}) as Config).flatMap(([name, child]) =>
      writtenIn(child as Config, `${path}.${name}`, path),
    ),
  ]
}

function nameOf({ trigger }: ChartEdge): string {
  if (trigger.kind === 'event') return trigger.event
  if (trigger.kind === 'after') return trigger.delay
  return 'actor' in trigger ? trigger.actor : ''
}
const drawnIn = ({ edges }: Chart) =>
  edges.map((edge) => `${edge.source} | ${edge.trigger.kind} ${nameOf(edge)} | ${edge.targets.join(' & ')}`)
const configOf = (machine: AnyStateMachine) => machine.config as unknown as Config

describe.each([sample, ...charts].map((chart) => ({ name: chart.name, chart })))('$name', ({ chart }) => {
  test('has an edge for every declared transition, and no other', () => {
    expect(drawnIn(chart).toSorted()).toEqual(writtenIn(configOf(chart.machine), chart.machine.id).toSorted())
  })

  test('distinguishes its edges', () => {
    expect(new Set(chart.edges.map(({ id }) => id)).size).toBe(chart.edges.length)
  })
})

test('the title is its name everywhere', () => {
  const chart = charts.find(({ name }) => name === 'reset')
  expect(chart && stateTitle(chart, 'paying.checking')).toBe('Waiting for the payment › Checking payment status')
  expect(chart && stateTitle(chart, 'nosuch')).toBe('nosuch')
})

describe('the text of a transition', () => {
  const edge = (id: string) => sample.edges.find((one) => one.id === id)

  test.each([
    ['sample.first on xstate.after.aWhile.sample.first', { kind: 'after', delay: 'aWhile', ms: 1_500 }],
    ['sample.first on xstate.after.250.sample.first', { kind: 'after', delay: '250', ms: 250 }],
    ['sample.first on xstate.after.sometimes.sample.first', { kind: 'after', delay: 'sometimes', ms: null }],
    ['sample.asking on xstate.error.actor.ask', { kind: 'error', actor: 'ask' }],
    ['sample.asking on xstate.snapshot.ask', { kind: 'snapshot', actor: 'ask' }],
    ['sample.asking on xstate.done.actor.1.sample.asking', { kind: 'done', actor: 'ask' }],
    ['sample.first on STAY', { kind: 'event', event: 'STAY' }],
  ])('%s', (id, trigger) => {
    expect(edge(id)?.trigger).toMatchObject(trigger)
  })

  test('guards are shown as words', () => {
    expect(edge('sample.first on GO #1')?.guard).toEqual({ name: 'isLate', words: 'is late' })
    expect(edge('sample.first on GO #1')?.turn).toEqual({ nth: 1, of: 2 })
    expect(edge('sample.first on always #2')?.guard?.words).toBe('a guard without a name')
  })

  test('states are shown with all their parts', () => {
    expect(sample.nodes.find(({ path }) => path === 'first')).toMatchObject({
      kind: 'atomic',
      isInitial: true,
      description: 'Continues by itself.',
      tags: ['early'],
    })
    expect(sample.nodes.filter(({ isInitial }) => isInitial).map(({ path }) => path)).toEqual(['first', 'asking.open'])
    expect(sample.nodes.filter(({ kind }) => kind === 'final').map(({ path }) => path)).toEqual(['over'])
    expect(sample.nodes.find(({ path }) => path === 'asking')?.invokes).toEqual(['ask', 'ask'])
  })
})

test('an actor fails only while it runs; a step tells the actors that it starts, and all that is active', () => {
  const [asking, begun] = initialTransition(sampleMachine)
  const [over] = transition(sampleMachine, asking, failed('listen', null) as never)
  expect([asking, over].map((state) => canCome(state, failed('ask', null)))).toEqual([true, false])
  expect(startedBy(begun)).toEqual(['listen', 'ask', 'ask'])
  expect(activeNodes(asking)).toEqual(['sample', 'sample.asking', 'sample.asking.open'])
})
