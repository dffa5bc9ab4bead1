import { TelemetryBatch } from '../../../../src/api/telemetry.ts'
import { medianOf, type Weighed } from '../median.ts'
import { type UseFile, VERSION } from './useFile.ts'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A batch, a list of batches, or one a line; null if any of it is something else. */
function batchesIn(text: string): TelemetryBatch[] | null {
  const whole = parsed(text)
  const all = whole === null ? text.split('\n').filter((line) => line.trim() !== '').map(parsed) : [whole].flat()
  const read = all.map((one) => TelemetryBatch.safeParse(one))
  return read.length > 0 && read.every(({ success }) => success) ? read.flatMap(({ data }) => data ?? []) : null
}

interface Visited {
  machine: string
  state: string
  count: number
  medians: Weighed[]
}

/** Batches of telemetry as one file of use: counts are added, medians weighed by them. Null if the text holds none. docs/integrators/telemetry.md. */
export function fromTelemetry(text: string): UseFile | null {
  const batches = batchesIn(text)
  if (batches === null) return null
  const found = new Map<string, Visited>()
  for (const { machines } of batches)
    for (const [machine, { states }] of Object.entries(machines))
      for (const [state, { count, medianMs }] of Object.entries(states)) {
        const one = found.get(`${machine} ${state}`) ?? { machine, state, count: 0, medians: [] }
        // A state left in this batch may have been entered in the one before: its time counts all the same.
        const medians = medianMs === undefined ? one.medians : [...one.medians, { count: Math.max(1, count), medianMs }]
        found.set(`${machine} ${state}`, { ...one, count: one.count + count, medians })
      }
  const visits = ({ count, medians }: Visited) => {
    const medianMs = medianOf(medians)
    return { count, ...(medianMs !== null && { medianMs }) }
  }
  const machines = Map.groupBy(found.values(), ({ machine }) => machine)
  return {
    use: VERSION,
    source: 'Telemetry',
    at: null,
    span: null,
    machines: Object.fromEntries([...machines].map(([machine, ones]) => [machine, { states: Object.fromEntries(ones.map((one) => [one.state, visits(one)])) }])),
  }
}
