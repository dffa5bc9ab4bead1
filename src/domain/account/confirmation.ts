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
