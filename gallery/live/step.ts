import * as z from '../../src/api/zod.ts'
import type { Plain } from './plain.ts'

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
