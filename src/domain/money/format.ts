import type { Market } from '../../api/market.ts'
import type { Decimal } from '../../api/scalars.ts'
import { MONEY_DECIMALS } from '../../constants/limits.ts'
import { big, decimal, isPositive, roundDown } from './decimal.ts'

/** Placeholder for a missing value. Specification §9. */
export const DASH = '–'
export const NBSP = '\u00a0'
const MINUS = '−'

/** '1234567.891' as '1 234 567.891', with no-break spaces; digits must have no sign. */
export function groupThousands(plainDigits: string): string {
  const point = plainDigits.indexOf('.')
  const whole = point < 0 ? plainDigits : plainDigits.slice(0, point)
  return whole.replace(/\B(?=(?:\d{3})+$)/g, NBSP) + plainDigits.slice(whole.length)
}

/** A count: 12345 as '12 345'. */
export const formatCount = (count: number): string => groupThousands(String(count))

interface Places {
  /** Exact number of decimals. */
  decimals?: number
  /** Maximum number of decimals, without trailing zeros. */
  max?: number
}

/** The rounded number without its sign, and its sign after rounding: −0.00001 does not become −0. */
function signless(value: Decimal, { decimals, max }: Places) {
  const number = big(value)
  const places = decimals ?? max
  const rounded = places === undefined ? number : number.round(places, 1)
  return { sign: rounded.cmp(0), text: groupThousands(rounded.abs().toFixed(decimals)) }
}

/** A number for display: space between thousands, point before decimals in both languages. */
export function formatNumber(value: Decimal | null, places: Places = {}): string {
  if (value === null) return DASH
  const { sign, text } = signless(value, places)
  return sign < 0 ? MINUS + text : text
}

/** A price in its market's decimals; in all of its own if the market is unknown. Zero is none. */
export const formatPrice = (price: Decimal | null, market: Pick<Market, 'pricePrecision'> | null | undefined): string =>
  formatNumber(price && isPositive(price) ? price : null, market ? { decimals: market.pricePrecision } : {})

/** A number for display and its sign; null if unknown. */
export interface SignedText {
  sign: -1 | 0 | 1 | null
  text: string
}

function withSign(value: Decimal | null, decimals: number, unit = ''): SignedText {
  if (value === null) return { sign: null, text: DASH }
  const { sign, text } = signless(value, { decimals })
  return { sign, text: (sign < 0 ? MINUS : sign > 0 ? '+' : '') + text + unit }
}

/** Fees, balances and other money: 4 decimals. Specification §9. */
export const formatMoney = (value: Decimal | null): string => formatNumber(value, { decimals: MONEY_DECIMALS })

/** The available balance: rounded down, so that what it shows can be used. */
export const formatAvailable = (value: Decimal | null): string => formatMoney(value && roundDown(value, MONEY_DECIMALS))

/** A gain or a loss with its sign, none for zero; 4 decimals unless it is a summary. */
export const formatGain = (value: Decimal | null, decimals = MONEY_DECIMALS): SignedText => withSign(value, decimals)
export const formatSigned = (value: Decimal | null, decimals?: number): string => formatGain(value, decimals).text

/** A prize pool: no decimals. Specification §9. */
export const formatWhole = (value: Decimal | null): string => formatNumber(value, { decimals: 0 })

/** A share given in percent: 4.5 is '4.50 %'. */
export const formatPercent = (value: Decimal | null): string =>
  value === null ? DASH : `${formatNumber(value, { decimals: 2 })}${NBSP}%`

/** A gain given in percent, such as a return of 184.27: '+184.27 %'. */
export const formatGainPercent = (value: Decimal | null): SignedText => withSign(value, 2, `${NBSP}%`)
export const formatSignedPercent = (value: Decimal | null): string => formatGainPercent(value).text

/** A rate such as 0.0002, in percent: '0.02'; at most 4 decimals. */
export const formatRate = (rate: Decimal | null): string =>
  formatNumber(rate && decimal(big(rate).times(100)), { max: MONEY_DECIMALS })
