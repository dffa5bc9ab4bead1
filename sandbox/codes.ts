/**
 * Every code the paper exchange refuses with, by the family of texts that shows it.
 * A code travels as a number; the names are for reading only.
 */

/** Texts: dashboard.createOrder.error.{code} */
export const createOrderCodes = {
  marketUnknown: 1001,
  amountNotPositive: 1002,
  amountBelowMinimum: 1003,
  amountTooPrecise: 1004,
  balanceNotEnough: 1005,
  leverageNotAllowed: 1006,
  /** The market does not take this side yet (longsAvailableSince, shortsAvailableSince). */
  sideNotAvailable: 1007,
  /** A limit price that is zero, negative, or more than ten times away from the market. */
  priceNotPossible: 1008,
  priceTooPrecise: 1009,
  stopLossWrongSide: 1010,
  takeProfitWrongSide: 1011,
  /** A stop-loss or take-profit with more decimals than the market's price. */
  triggerTooPrecise: 1012,
  /** The futures balance was never activated. */
  walletNotInitialized: 1013,
  /** No futures agreement, or in the EU without KYC. */
  tradingNotAllowed: 1014,
  /** Amounts above the exchange's limit of one order. */
  amountTooLarge: 1015,
} as const

/** Texts: closeOrder.error.{code} */
export const closeOrderCodes = {
  orderNotFound: 2001,
  alreadyClosed: 2002,
  /** Between pending and open, for about a second: try again. */
  beingActivated: 2003,
  /** The order belongs to another market. */
  otherMarket: 2004,
} as const

/** Texts: addTPSL.error.{code} */
export const editOrderCodes = {
  orderNotFound: 3001,
  orderClosed: 3002,
  stopLossWrongSide: 3003,
  takeProfitWrongSide: 3004,
  triggerTooPrecise: 3005,
  otherMarket: 3006,
} as const

/** Texts: resetModal.resetError.{code} and resetModal.initError.{code} */
export const walletCodes = {
  payCodeWrong: 4001,
  /** Not exactly six digits. */
  payCodeMalformed: 4002,
  /** Another payment of this wallet has not ended yet. */
  paymentRunning: 4003,
  /** Reset before the first activation. Only resetError. */
  notInitialized: 4004,
  /** Activation of an active wallet. Only initError. */
  alreadyInitialized: 4005,
  payCodeExpired: 4006,
} as const

/** Texts: resetModal.payError.{code}. 9900 is the app's own code for PAYMENT_FAILED. */
export const payCodes = {
  eventNotFound: 5001,
  /** Comes with the state FAIL. */
  paymentRejected: 5002,
} as const

/** Texts: joinModal.error.{code}; 403 and contestNotFound also answer the contest itself. */
export const contestCodes = {
  tokenWrong: 403,
  contestNotFound: 6001,
  alreadyJoined: 6002,
  contestEnded: 6003,
} as const

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

/** Why a position closed. Texts: dashboard.lreason.{closureType} */
export const CLOSURE_TYPES = [
  'MANUAL',
  'STOP_LOSS',
  'TAKE_PROFIT',
  'LIQUIDATION',
  'ROLLOVER',
  'RESET',
] as const
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
