import * as z from '../../src/api/zod.ts'
import type { Plain } from './plain.ts'

/** Name of the channel from the app in development to the gallery: tabs of one browser, on one origin. */
export const CHANNEL = 'futures-flows'

const PlainValue: z.ZodMiniType<Plain> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(PlainValue), z.record(z.string(), PlainValue)]),
)
const Value: z.ZodMiniType<string | { [key: string]: Plain }> = z.union([z.string(), z.record(z.string(), PlainValue)])

/** The state of a flow: its state value and its context, redacted. */
export const FlowState = z.object({ value: Value, context: PlainValue })
export type FlowState = z.output<typeof FlowState>

/** A transition: its state, its trigger, and its position among several. */
const TakenEdge = z.object({ source: z.string(), event: z.string(), index: z.number() })
export type TakenEdge = z.output<typeof TakenEdge>

export const Step = z.object({
  /** Epoch ms. */
  at: z.number(),
  event: z.intersection(z.object({ type: z.string() }), z.record(z.string(), PlainValue)),
  taken: z.array(TakenEdge),
  after: FlowState,
})
export type Step = z.output<typeof Step>

const FlowMessage = z.discriminatedUnion('kind', [
  /** A flow started; or one is running and a gallery has opened. */
  z.object({
    kind: z.literal('started'),
    flow: z.string(),
    /** The flow that invoked it. */
    within: z.nullable(z.string()),
    machine: z.string(),
    at: z.number(),
    start: FlowState,
  }),
  /** `number` counts the steps of the flow; a step may be sent twice. */
  z.object({ kind: z.literal('moved'), flow: z.string(), number: z.number(), step: Step }),
  z.object({ kind: z.literal('ended'), flow: z.string() }),
  /** The gallery asks for the running flows. */
  z.object({ kind: z.literal('who') }),
])
export type FlowMessage = z.output<typeof FlowMessage>

/** Null if it is not one of our messages. */
export function readMessage(data: unknown): FlowMessage | null {
  const read = FlowMessage.safeParse(data)
  return read.success ? read.data : null
}
