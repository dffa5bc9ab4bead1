import * as z from '../../../../src/api/zod.ts'

/** A time in ms, not a moment; a median may lie between two whole ones. */
const Duration = z.number({ error: 'a time in ms, 0 or more' }).check(z.gte(0, { error: 'a time in ms, 0 or more' }))
const Count = z.int({ error: 'a whole number, 0 or more' }).check(z.gte(0, { error: 'a whole number, 0 or more' }))
const Moment = z.iso.datetime({ error: 'a moment such as 2026-11-23T12:00:00Z' })

const MACHINE = 'the name of a machine such as closeOrder'
const STATE = 'the path of a state such as paying.checking'
const MachineName = z.string({ error: MACHINE }).check(z.regex(/^[A-Za-z]\w{0,59}$/, { error: MACHINE }))
/** 'paying.checking'; '' for the machine as a whole. */
const StatePath = z.string({ error: STATE }).check(z.regex(/^(?:\w+(?:\.\w+)*)?$/, { error: STATE }), z.maxLength(200, { error: STATE }))
const Name = z.string({ error: 'a text of at most 200 letters' }).check(z.maxLength(200, { error: 'a text of at most 200 letters' }))

const Visits = z.strictObject(
  {
    /** How often the state was entered. */
    count: Count,
    /** Median of the times it lasted; of those that have ended. */
    medianMs: z.optional(Duration),
  },
  { error: 'an object with count and medianMs' },
)

const Transition = z.strictObject(
  {
    source: StatePath,
    /** The event's type, as XState calls it: 'CONFIRM', 'xstate.done.actor.submission'; '' for one taken at once. */
    event: Name,
    /** Null where the state stays; parallel targets are joined by a plus. */
    target: z.nullable(z.string({ error: STATE }).check(z.maxLength(200, { error: STATE }))),
    /** The guard's name: only needed where several of one event lead to one state. */
    guard: z.optional(Name),
    count: Count,
    /** Median of the times from entering the source to this transition. */
    medianMs: z.optional(Duration),
  },
  { error: 'an object with source, event, target and count' },
)
export type Transition = z.output<typeof Transition>

/**
 * How often each state and transition was seen, and for how long. From any source: a recording, the tests, an integrator's
 * telemetry. Anything else in it is refused: no ids, no amounts, nothing of a person.
 */
export const UseFile = z.strictObject(
  {
    /** The version of the format. */
    use: z.literal(1, { error: '1, the version of the format' }),
    source: z.string({ error: 'a name of at most 80 letters' }).check(z.minLength(1, { error: 'a name of at most 80 letters' }), z.maxLength(80, { error: 'a name of at most 80 letters' })),
    /** When it was counted; null where that does not matter. */
    at: z.nullable(Moment),
    span: z.nullable(z.strictObject({ from: Moment, to: Moment }, { error: 'from and to, or null' })),
    machines: z.record(
      MachineName,
      z.strictObject(
        {
          states: z.record(StatePath, Visits, { error: 'an object: each state with its count' }),
          /** Left out where only states were counted. */
          transitions: z.optional(z.array(Transition, { error: 'a list' })),
        },
        { error: 'an object with states and transitions' },
      ),
      { error: 'an object: each machine with its states' },
    ),
  },
  { error: 'an object' },
)
export type UseFile = z.output<typeof UseFile>

/** The version of the format that is read and written. */
export const VERSION = 1
