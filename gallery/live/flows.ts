import type { Trace } from './trace.ts'

/** Name of the channel between the app in development and the gallery: tabs of one browser, on one origin. */
export const CHANNEL = 'futures-flows'

/** A flow reported by the app, or loaded from a file. */
export interface Flow extends Omit<Trace, 'trace'> {
  id: string
  /** The flow that invoked it. */
  within: string | null
  /** Epoch ms. */
  at: number
  isOver: boolean
}

/** From the app, a flow after each of its steps; from the gallery, the request for the running ones. */
export type FlowMessage = Flow | 'who'

/** The flows after one of them has moved, in the order they started. */
export const withFlow = (flows: readonly Flow[], moved: Flow): readonly Flow[] =>
  flows.some(({ id }) => id === moved.id) ? flows.map((one) => (one.id === moved.id ? moved : one)) : [...flows, moved]

/** The flow to follow unless one is chosen: the last to have moved, of those without a parent. */
export function latest(flows: readonly Flow[]): Flow | null {
  const movedAt = ({ at, steps }: Flow) => steps.at(-1)?.at ?? at
  return flows.filter(({ within }) => within === null).reduce<Flow | null>((last, one) => (last && movedAt(last) > movedAt(one) ? last : one), null)
}

/** The newest first, each followed by those it invoked. */
export const listed = (flows: readonly Flow[]): Flow[] =>
  flows
    .filter(({ within }) => within === null)
    .toReversed()
    .flatMap((one) => [one, ...flows.filter(({ within }) => within === one.id).toReversed()])

export const traceOf = ({ machine, start, steps }: Flow): Trace => ({ trace: 1, machine, start, steps })
