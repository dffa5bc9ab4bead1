/** Why no order can be sent now, regardless of the form's values. */
export type OrderBlock = 'offline' | 'tooManyRequests' | 'balanceUnknown' | 'noMoney' | 'noPrice' | 'priceStale'

/** What sending an order depends on, besides the form. */
export interface SendingConditions {
  isOnline: boolean
  /** The exchange has rejected requests as too many, so requests pause. */
  isRateLimited: boolean
  /** inactive: the balance needs activation. */
  balance: 'unknown' | 'inactive' | 'known'
  hasPrice: boolean
  /** The price is fresh enough to trade at: `freshness.ts`. */
  isPriceFresh: boolean
}

/** The first reason, in the order in which to fix them; null if an order can be sent. A limit order needs no price. */
export function orderBlock(
  kind: 'market' | 'limit',
  { isOnline, isRateLimited, balance, hasPrice, isPriceFresh }: SendingConditions,
): OrderBlock | null {
  if (!isOnline) return 'offline'
  if (isRateLimited) return 'tooManyRequests'
  if (balance === 'unknown') return 'balanceUnknown'
  if (balance === 'inactive') return 'noMoney'
  if (kind === 'limit') return null
  if (!hasPrice) return 'noPrice'
  return isPriceFresh ? null : 'priceStale'
}
