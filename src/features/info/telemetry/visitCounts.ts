import type { TelemetryBatch } from '../../../api/telemetry.ts'

/** Durations stored per state between two batches; further visits are only counted. */
const MOST_TIMES = 500

/** By path, when each active state was entered (ms); null if unknown. */
type Since = ReadonlyMap<string, number | null>

interface Counted {
  count: number
  times: number[]
}

/** Counts visits to the states of flows, by machine and path. Stores nothing of a flow except when it entered its states. */
export function createVisitCounts() {
  const running = new WeakMap<object, Since>()
  const machines = new Map<string, Map<string, Counted>>()

  function countedOf(machine: string, path: string): Counted {
    const states = machines.get(machine) ?? new Map<string, Counted>()
    machines.set(machine, states)
    const counted = states.get(path) ?? { count: 0, times: [] }
    states.set(path, counted)
    return counted
  }

  function leave(machine: string, path: string, entered: number | null | undefined, now: number) {
    const { times } = countedOf(machine, path)
    if (typeof entered === 'number' && times.length < MOST_TIMES) times.push(now - entered)
  }

  return {
    /** The active states of `flow` at `now`. Returns those newly entered. `isBegun`: false if it was already running when observation started. */
    at(flow: object, machine: string, value: unknown, now: number, isBegun = true): string[] {
      const before = running.get(flow)
      const paths = [...new Set(activePaths(value))]
      for (const [path, entered] of before ?? []) if (!paths.includes(path)) leave(machine, path, entered, now)
      const entered = paths.filter((path) => before?.has(path) !== true)
      for (const path of entered) countedOf(machine, path).count += 1
      const since = before || isBegun ? now : null
      running.set(
        flow,
        new Map(paths.map((path) => [path, entered.includes(path) ? since : (before?.get(path) ?? null)])),
      )
      return entered
    },
    /** The flow has ended: records the time in its states. */
    stopped(flow: object, machine: string, now: number) {
      for (const [path, entered] of running.get(flow) ?? []) leave(machine, path, entered, now)
      running.delete(flow)
    },
    counts: (): TelemetryBatch['machines'] =>
      Object.fromEntries(
        [...machines].map(([machine, states]) => [
          machine,
          {
            states: Object.fromEntries(
              [...states].map(([path, { count, times }]) => {
                const medianMs = median(times)
                return [path, { count, ...(medianMs !== null && { medianMs: roundToTwoDigits(medianMs) }) }]
              }),
            ),
          },
        ]),
      ),
    clear: () => machines.clear(),
  }
}

/** The paths of all active states: { paying: 'checking' } has '', 'paying' and 'paying.checking'; '' is the machine as a whole. */
export function activePaths(value: unknown, within = ''): string[] {
  const inner = (name: string) => (within === '' ? name : `${within}.${name}`)
  if (typeof value === 'string') return [within, inner(value)]
  if (typeof value !== 'object' || value === null) return [within]
  return [within, ...Object.entries(value).flatMap(([name, one]) => activePaths(one, inner(name)))]
}

const SIGNIFICANT = 2

/** Rounded to two significant digits, so that no duration identifies a visit. */
export const roundToTwoDigits = (value: number): number => Number(Math.max(0, value).toPrecision(SIGNIFICANT))

/** The median; null if empty. */
export function median(times: readonly number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
