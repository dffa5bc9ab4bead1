import * as z from '../../src/zod.ts'
import type { Plain } from './plain.ts'

/** Where the app in development tells and the gallery listens: tabs of one browser, on one origin. */
export const CHANNEL = 'futures-flows'

const PlainValue: z.ZodMiniType<Plain> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(PlainValue), z.record(z.string(), PlainValue)]),
)
const Value: z.ZodMiniType<string | { [key: string]: Plain }> = z.union([z.string(), z.record(z.string(), PlainValue)])

/** Where a flow stands: its states, and what it remembers, redacted. */
export const Stand = z.object({ value: Value, context: PlainValue })
export type Stand = z.output<typeof Stand>

/** A transition by the state that has it, its trigger, and which of several. */
const Taken = z.object({ source: z.string(), event: z.string(), index: z.number() })
export type Taken = z.output<typeof Taken>

export const Step = z.object({
  /** Epoch ms. */
  at: z.number(),
  event: z.intersection(z.object({ type: z.string() }), z.record(z.string(), PlainValue)),
  taken: z.array(Taken),
  after: Stand,
})
export type Step = z.output<typeof Step>

const Told = z.discriminatedUnion('kind', [
  /** A flow has begun; or it is under way, and a gallery has asked. */
  z.object({
    kind: z.literal('begun'),
    flow: z.string(),
    /** The flow that has invoked it. */
    within: z.nullable(z.string()),
    machine: z.string(),
    at: z.number(),
    start: Stand,
  }),
  /** `number` counts the steps of the flow: a step told twice is one step. */
  z.object({ kind: z.literal('moved'), flow: z.string(), number: z.number(), step: Step }),
  z.object({ kind: z.literal('ended'), flow: z.string() }),
  /** The gallery asks what is under way. */
  z.object({ kind: z.literal('who') }),
])
export type Told = z.output<typeof Told>

/** Null for what is no message of ours. */
export function readTold(data: unknown): Told | null {
  const read = Told.safeParse(data)
  return read.success ? read.data : null
}
