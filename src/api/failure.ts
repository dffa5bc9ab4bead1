/**
 * Why a call did not succeed. Contract §1.
 * network: no response. timeout: no response within the deadline. http: a status outside 2xx, without a refusal.
 * malformed: a response that violates the contract. refused: a well-formed refusal, also a 4xx with a code.
 * unauthorized: a 401, the session is over. dropped: a response of an ended session; never shown.
 */
export type FailureKind = 'network' | 'timeout' | 'http' | 'malformed' | 'refused' | 'unauthorized' | 'dropped'

/** The code that ends a user's session, on price or orders. Specification §8. */
export const LOGIN_NEEDED = '9000'

interface Details {
  path: string
  status?: number | undefined
  /** The exchange's code, as a string. */
  code?: string | undefined
  /** Retry-After, in milliseconds. */
  retryAfterMs?: number | undefined
  cause?: unknown
}

/** The only error a call throws. */
export class Failure extends Error {
  readonly kind: FailureKind
  readonly path: string
  readonly status: number | undefined
  readonly code: string | undefined
  readonly retryAfterMs: number | undefined

  constructor(kind: FailureKind, { path, status, code, retryAfterMs, cause }: Details) {
    super(`${path}: ${kind}${status ? ` ${status}` : ''}${code ? `, code ${code}` : ''}`, { cause })
    this.name = 'Failure'
    this.kind = kind
    this.path = path
    this.status = status
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}

/** Anything thrown, as a Failure: other errors count as no response. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof Failure ? thrown : new Failure('network', { path: '', cause: thrown })

/**
 * Whether a request with this status is settled. Not by a 5xx, by 408, sent by a proxy that gives up on a request it may have
 * forwarded, or by 409, which an idempotency key gets while the first request that has it is still being carried out.
 */
export const isSettled = (status: number): boolean => status < 500 && status !== 408 && status !== 409

/** Whether the exchange may have applied the change although it did not confirm it. Only a refusal, a 4xx and a 401 are certain. */
export const isUncertain = ({ kind, status }: Failure): boolean =>
  kind === 'network' ||
  kind === 'timeout' ||
  kind === 'malformed' ||
  kind === 'dropped' ||
  (kind === 'http' && (status === undefined || !isSettled(status)))

/** Whether it belongs to an ended session: callers show nothing for it. */
export const endsSession = ({ kind }: Failure): boolean => kind === 'unauthorized' || kind === 'dropped'
