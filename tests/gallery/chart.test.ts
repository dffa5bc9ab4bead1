import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { readAllCharts } from '../../gallery/chart/readAll.ts'
import type { Chart, ChartEdge } from '../../gallery/types.ts'

const charts = await readAllCharts()

type Config = Record<string, unknown>
const many = (one: unknown): unknown[] => (Array.isArray(one) ? one : [one])

/** Where a target leads, by XState's rules: '#id.child', '.child' of this state, 'sibling'. */
function resolved(target: unknown, path: string, parent: string): string {
  const text = String(target)
  if (text.startsWith('#')) return text.slice(1)
  return text.startsWith('.') ? `${path}${text}` : `${parent}.${text}`
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

test.each(charts.map((chart) => [chart.name, chart] as const))(
  '%s has an edge for every declared transition, and no other, each with its own id',
  (_, chart) => {
    expect(drawnIn(chart).toSorted()).toEqual(writtenIn(configOf(chart.machine), chart.machine.id).toSorted())
    expect(new Set(chart.edges.map(({ id }) => id)).size).toBe(chart.edges.length)
  },
)
