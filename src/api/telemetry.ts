import * as z from './zod.ts'

/** The version of the format: docs/integrators/telemetry.md. */
export const TELEMETRY_VERSION = 1
/** Longer texts are not sent, and not accepted. */
export const MAX_BATCH_CHARACTERS = 16_000
export const MAX_DRIFT_PATHS = 50

const Count = z.int().check(z.minimum(0), z.maximum(1_000_000))
/** A duration in ms, rounded to two significant digits. */
const Lasted = z.number().check(z.minimum(0), z.maximum(1e9))
/** 'closeOrder' */
const Machine = z.string().check(z.regex(/^[A-Za-z]\w{0,59}$/))
/** 'paying.checking'; '' for the machine as a whole. */
const StatePath = z.string().check(z.regex(/^(?:\w+(?:\.\w+)*)?$/), z.maxLength(200))

/** '/futures/api/user/profile/get: nextRolloverDate': a call or a list, and a field of the contract; without a field, the whole response. */
export const DriftPath = z.string().check(z.regex(/^[\w/-]{1,80}(?:: [\w.]{1,80})?$/))
/** 'script-src' */
export const CspDirective = z.string().check(z.regex(/^[a-z-]{1,40}$/))

/** Outcomes of changes whose response was lost: happened and didNotHappen are verified; the rest of began is still unknown. */
const UnknownOutcomes = z.strictObject({ began: Count, happened: Count, didNotHappen: Count })
export type UnknownOutcomes = z.output<typeof UnknownOutcomes>

const Vitals = z.strictObject({
  /** Largest Contentful Paint, ms since the page was requested. */
  lcpMs: z.optional(Lasted),
  /** Interaction to Next Paint, ms. */
  inpMs: z.optional(Lasted),
  /** Cumulative Layout Shift, a score. */
  cls: z.optional(Lasted),
})
export type Vitals = z.output<typeof Vitals>

const Visits = z.strictObject({ count: Count, medianMs: z.optional(Lasted) })

/** What a page sends when it is hidden. Strict: a batch contains nothing else. docs/integrators/telemetry.md. */
export const TelemetryBatch = z.strictObject({
  telemetry: z.literal(TELEMETRY_VERSION),
  /** Share of visits that report, 0 to 1. */
  share: z.number().check(z.minimum(0), z.maximum(1)),
  /** Unreadable parts of the exchange's responses, each once per page. */
  drift: z.array(DriftPath).check(z.maxLength(MAX_DRIFT_PATHS)),
  /** By the machine that made the change. */
  unknownOutcomes: z.record(Machine, UnknownOutcomes),
  /** How often late code failed to load. */
  lateCode: Count,
  /** How often the Content-Security-Policy blocked something, by directive. */
  csp: z.record(CspDirective, Count),
  /** Each once per page. */
  vitals: Vitals,
  /** States visited, by their path in the machine's chart; '' is the machine as a whole. */
  machines: z.record(Machine, z.strictObject({ states: z.record(StatePath, Visits) })),
})
export type TelemetryBatch = z.output<typeof TelemetryBatch>
