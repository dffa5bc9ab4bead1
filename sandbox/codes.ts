/**
 * The codes of the paper exchange that belong to no single call; those of a call are beside what refuses with them. A code travels
 * as a number; the names are for reading only.
 */

/** Codes of any call. Shown by general texts, or appended to "loading failed". */
export const generalCodes = {
  /** A price or orders of a market that is not listed. */
  marketUnknown: 7001,
  configurationUnknown: 7002,
  /** No futures profile yet: the trader has not chosen whether contracts roll over. */
  noFuturesProfile: 7003,
  /** On price and orders it starts the login flow. Sent only by a fault. */
  notLoggedIn: 9000,
  /** A body that is JSON but not the call's. */
  requestMalformed: 9001,
  /** HTTP 400: no JSON at all. */
  notJson: 9002,
  /** HTTP 415 */
  contentType: 9003,
  /** HTTP 413 */
  tooLarge: 9004,
  /** HTTP 404 */
  noSuchCall: 9005,
  /** HTTP 401 */
  noSession: 9401,
} as const

/** Result of a command: an error code if the exchange refuses. */
export type Verdict<Done = object> = Done | { refuse: number }

/** Why a position closed. Texts: dashboard.lreason.{closureType} */
const CLOSURE_TYPES = ['MANUAL', 'STOP_LOSS', 'TAKE_PROFIT', 'LIQUIDATION', 'ROLLOVER', 'RESET'] as const
export type ClosureType = (typeof CLOSURE_TYPES)[number]

/** Pay codes with a meaning; the wallet page shows them. Any other six digits are refused as wrong. */
export const PAY_CODES = {
  valid: '246810',
  /** Refused at once: expired. */
  expired: '000000',
  /** Accepted, ends as PAYMENT_FAILED. */
  paymentFailed: '111111',
  /** Accepted, ends as FAIL. */
  rejected: '222222',
} as const
