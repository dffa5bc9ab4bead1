import { edgesOf } from '../../live/flowState.ts'
import type { FlowState, Step } from '../../live/messages.ts'
import type { Plain } from '../../live/plain.ts'
import type { Chart } from '../../types.ts'
import { median } from './median.ts'
import { takenOf } from './subjects.ts'
import { type Transition, type UseFile, VERSION } from './file/useFile.ts'

/** One flow of Live, or a trace of one. */
export interface Recorded {
  machine: string
  /** When it began, epoch ms; null where a trace does not tell. */
  at: number | null
  start: FlowState
  steps: readonly Step[]
}

/** The paths of all active states: of { paying: 'checking' } '', 'paying' and 'paying.checking'. */
function pathsIn(value: Plain, within = ''): string[] {
  const inner = (name: string) => (within === '' ? name : `${within}.${name}`)
  if (typeof value === 'string') return [within, inner(value)]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [within]
  return [within, ...Object.entries(value).flatMap(([name, one]) => pathsIn(one, inner(name)))]
}

interface Times {
  count: number
  ms: number[]
}

/** Counts under one name, each with the time it took, if known. */
function tally<Name>() {
  const found = new Map<string, Times & { name: Name }>()
  return {
    found,
    add: (name: Name, ms: number | null, times = 1) => {
      const key = JSON.stringify(name)
      const one = found.get(key) ?? { name, count: 0, ms: [] }
      found.set(key, { ...one, count: one.count + times, ms: ms === null ? one.ms : [...one.ms, ms] })
    },
  }
}

const visitsOf = ({ count, ms }: Times) => {
  const medianMs = median(ms)
  return { count, ...(medianMs !== null && { medianMs: Math.round(medianMs) }) }
}

/** Counts the flows of one machine. */
function countMachine(chart: Chart | undefined, flows: readonly Recorded[]): UseFile['machines'][string] {
  const states = tally<string>()
  const transitions = tally<Omit<Transition, 'count' | 'medianMs'>>()
  for (const { at, start, steps } of flows) {
    // When each active state was entered; null where that is not known.
    let since = new Map([...new Set(pathsIn(start.value))].map((path) => [path, at]))
    for (const path of since.keys()) states.add(path, null)
    for (const step of steps) {
      const lasted = (path: string) => {
        const begun = since.get(path) ?? null
        return begun === null ? null : Math.max(0, step.at - begun)
      }
      for (const edge of chart ? edgesOf(chart, step) : []) {
        if (!chart) continue
        const { machine: _, ...taken } = takenOf(chart, edge)
        transitions.add(taken, lasted(taken.source))
      }
      const now = new Set(pathsIn(step.after.value))
      for (const path of since.keys()) if (!now.has(path)) states.add(path, lasted(path), 0)
      for (const path of now) if (!since.has(path)) states.add(path, null)
      since = new Map([...now].map((path) => [path, since.has(path) ? (since.get(path) ?? null) : step.at]))
    }
  }
  return {
    states: Object.fromEntries([...states.found.values()].map((one) => [one.name, visitsOf(one)])),
    ...(chart && { transitions: [...transitions.found.values()].map((one) => ({ ...one.name, ...visitsOf(one) })) }),
  }
}

/** Counts what was recorded: a state each time it is entered, and for how long until it is left. What the flows held is left out. */
export function countFlows(charts: readonly Chart[], flows: readonly Recorded[], { source, at }: { source: string; at: string }): UseFile {
  const moments = flows.flatMap((flow) => [...(flow.at === null ? [] : [flow.at]), ...flow.steps.map((step) => step.at)])
  const iso = (ms: number) => new Date(ms).toISOString()
  const machines = Map.groupBy(flows, ({ machine }) => machine)
  return {
    use: VERSION,
    source,
    at,
    span: moments.length === 0 ? null : { from: iso(Math.min(...moments)), to: iso(Math.max(...moments)) },
    machines: Object.fromEntries([...machines].map(([machine, ones]) => [machine, countMachine(charts.find(({ name }) => name === machine), ones)])),
  }
}
