import type { FlowState, Step, FlowMessage } from './flowMessage.ts'
import type { Trace } from './trace.ts'

/** A flow reported by the app, or loaded from a file. */
export interface Flow {
  id: string
  machine: string
  /** The flow that invoked it. */
  within: string | null
  /** Epoch ms. */
  at: number
  start: FlowState
  steps: Step[]
  /** The highest number so far: a step may be sent twice. */
  lastNumber: number
  isOver: boolean
}

/** The flows after one more message, in the order they started. */
export function withMessage(flows: readonly Flow[], message: FlowMessage): readonly Flow[] {
  if (message.kind === 'who') return flows
  const flow = flows.find(({ id }) => id === message.flow)
  if (message.kind === 'started') {
    const { flow: id, within, machine, at, start } = message
    const started: Flow = { id, within, machine, at, start, steps: [], lastNumber: 0, isOver: false }
    // In development React mounts twice: the flow stops and restarts under the same id.
    if (flow?.isOver === true) return flows.map((one) => (one === flow ? started : one))
    return flow ? flows : [...flows, started]
  }
  if (!flow || (message.kind === 'moved' && message.number <= flow.lastNumber)) return flows
  const next = message.kind === 'ended' ? { ...flow, isOver: true } : { ...flow, steps: [...flow.steps, message.step], lastNumber: message.number }
  return flows.map((one) => (one === flow ? next : one))
}

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

/** A saved trace as a flow. */
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
