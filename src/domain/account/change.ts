import type { Failure } from '../../api/failure.ts'

/** What a change is about: of one subject there is one change at a time. What may be changed many times over has its id. */
export type Subject = StoredSubject | 'agreement' | 'rollover' | `join ${string}`
/** Changes that a reloaded page resumes. */
export type StoredSubject = 'closeSeveral' | 'order' | 'payment' | `${'close' | 'levels'} ${string}`

export type KindOf<Of extends Subject> = Of extends `${infer Kind} ${string}` ? Kind : Of

/** One confirmation by the trader: everything that sending, verifying and storing a change need. */
export interface Confirmation<Request> {
  subject: Subject
  request: Request
  /** One UUID per confirmation; sent as Idempotency-Key if configured. Contract §1. */
  key: string
  /** Time of the click, epoch ms. */
  at: number
  /** It was sent by an earlier page of this tab, and its response is lost with that page: it is only verified. */
  wasSent?: boolean | undefined
}

/** The confirmation in a context or an event that carries more. */
export const confirmationIn = <Request>({
  subject,
  request,
  key,
  at,
  wasSent,
}: Confirmation<Request>): Confirmation<Request> => ({ subject, request, key, at, wasSent })

/**
 * Result of a check at the exchange: the change is there, it is not, or the check is inconclusive.
 * `mayRepeat`: not found, and harmless if sent twice, so no further checks are needed.
 */
export type Verification<Answer = unknown> = { found: Answer } | 'notFound' | 'mayRepeat' | 'inconclusive'

/** How a submission ends. `happened`: the response was lost, the change was found. */
export type Outcome<Answer> =
  | { kind: 'done' | 'happened'; answer: Answer }
  | { kind: 'refused' | 'didNotHappen'; failure: Failure }

/** How a change ended. `unknown`: its response was lost, and the checks failed. */
export type ChangeEnd<Answer> = Outcome<Answer> | { kind: 'unknown'; failure: Failure }

/** The context of a change: set by the confirmation, so that nothing is sent without one. `Answer` only where it is read. */
export interface Change<Request, Answer = unknown> {
  /** The last confirmation; null before the first. */
  confirmed: Confirmation<Request> | null
  /** Whether the response to it was lost. */
  isLost: boolean
  /** How it ended; null until known. */
  outcome: ChangeEnd<Answer> | null
}

export const noChange: Change<never, never> = { confirmed: null, isLost: false, outcome: null }

/** The current confirmation; throws if there is none. */
export function confirmedIn<Request>({ confirmed }: Pick<Change<Request>, 'confirmed'>): Confirmation<Request> {
  if (!confirmed) throw new Error('a change without a confirmation')
  return confirmed
}

/** The exchange's refusal; null if it did not refuse. */
export const refusalIn = ({ outcome }: Pick<Change<unknown>, 'outcome'>): Failure | null =>
  outcome?.kind === 'refused' ? outcome.failure : null

/** Why it failed, refused or lost; null if it did not. */
export const failureIn = ({ outcome }: Pick<Change<unknown>, 'outcome'>): Failure | null =>
  outcome && 'failure' in outcome ? outcome.failure : null
