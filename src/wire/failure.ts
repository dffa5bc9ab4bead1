/**
 * Why a call did not succeed. Contract §1.
 * network: nothing came back. timeout: nothing within the deadline. http: a status outside 2xx.
 * malformed: an answer that is not the contract's. refused: a well-formed "no".
 * unauthorized: a 401, the session is over. dropped: the answer of a session that has ended; nobody shows it.
 */
export type FailureKind = 'network' | 'timeout' | 'http' | 'malformed' | 'refused' | 'unauthorized' | 'dropped'

interface Details {
  path: string
  status?: number | undefined
  /** The exchange's own code, as a text. */
  code?: string | undefined
  /** How long the exchange asks to be left alone, in milliseconds. */
  retryAfterMs?: number | undefined
  cause?: unknown
}

/** The one error a call throws. */
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

/** Anything thrown, as a Failure: what is not one already counts as no answer. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof Failure ? thrown : new Failure('network', { path: '', cause: thrown })

/**
 * Whether the exchange may have done what it was asked although it did not say so.
 * Only a refusal and a 401 are certain; a 4xx status is the exchange's own "no" too,
 * except 408, by which a proxy gives up on a request it may have passed on.
 */
export const isUncertain = ({ kind, status }: Failure): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'malformed' || kind === 'dropped' ||
  (kind === 'http' && (status === undefined || status >= 500 || status === 408))

/** Whether it belongs to a session that is over: of such an answer nothing is shown where it was asked for. */
export const endsSession = ({ kind }: Failure): boolean => kind === 'unauthorized' || kind === 'dropped'
