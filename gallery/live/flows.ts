import type { Stand, Step, Told } from './messages.ts'
import type { Trace } from './trace.ts'

/** A flow of the app, as it has been told of; or one that was loaded from a file. */
export interface Flow {
  id: string
  machine: string
  /** The flow that has invoked it. */
  within: string | null
  /** Epoch ms. */
  at: number
  start: Stand
  steps: Step[]
  /** The highest number told: the same step may be told again. */
  lastNumber: number
  isOver: boolean
}

/** What is known after one more message. Flows stand in the order they began. */
export function heard(flows: readonly Flow[], told: Told): readonly Flow[] {
  if (told.kind === 'who') return flows
  const known = flows.find(({ id }) => id === told.flow)
  if (told.kind === 'begun') {
    const { flow: id, within, machine, at, start } = told
    const begun: Flow = { id, within, machine, at, start, steps: [], lastNumber: 0, isOver: false }
    // React stops and begins again in development what it mounts: under the same id, from the beginning.
    if (known?.isOver === true) return flows.map((one) => (one === known ? begun : one))
    return known ? flows : [...flows, begun]
  }
  if (!known || (told.kind === 'moved' && told.number <= known.lastNumber)) return flows
  const next = told.kind === 'ended' ? { ...known, isOver: true } : { ...known, steps: [...known.steps, told.step], lastNumber: told.number }
  return flows.map((one) => (one === known ? next : one))
}

/** The flow that is followed where none is chosen: of those that none has invoked the last to have moved. */
export function latest(flows: readonly Flow[]): Flow | null {
  const movedAt = ({ at, steps }: Flow) => steps.at(-1)?.at ?? at
  return flows.filter(({ within }) => within === null).reduce<Flow | null>((last, one) => (last && movedAt(last) > movedAt(one) ? last : one), null)
}

/** The newest first, each with those it has invoked. */
export const listed = (flows: readonly Flow[]): Flow[] =>
  flows
    .filter(({ within }) => within === null)
    .toReversed()
    .flatMap((one) => [one, ...flows.filter(({ within }) => within === one.id).toReversed()])

export const traceOf = ({ machine, start, steps }: Flow): Trace => ({ trace: 1, machine, start, steps })

/** A saved trace, shown as the flow it was. */
export const flowOf = ({ machine, start, steps }: Trace, id: string): Flow => ({
  id,
  machine,
  within: null,
  at: steps[0]?.at ?? 0,
  start,
  steps,
  lastNumber: steps.length,
  isOver: true,
})
