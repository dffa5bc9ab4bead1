import { MONEY_DECIMALS } from '../limits.ts'
import type { Decimal } from '../wire/scalars.ts'
import { big, decimal } from './decimal.ts'

/** Shown where there is nothing to show. Specification §9. */
export const DASH = '–'
export const NBSP = '\u00a0'
const MINUS = '−'

/** '1234567.891' as '1 234 567.891', with no-break spaces; for digits without a sign. */
export function grouped(plainDigits: string): string {
  const point = plainDigits.indexOf('.')
  const whole = point < 0 ? plainDigits : plainDigits.slice(0, point)
  return whole.replace(/\B(?=(?:\d{3})+$)/g, NBSP) + plainDigits.slice(whole.length)
}

interface Places {
  /** Exactly so many decimals. */
  decimals?: number
  /** At most so many decimals, without zeros at the end. */
  max?: number
}

/** The rounded number without its sign, and the sign it has once it is rounded: −0.00001 becomes no −0. */
function signless(value: Decimal, { decimals, max }: Places) {
  const number = big(value)
  const shown = decimals ?? max
  const near = shown === undefined ? number : number.round(shown, 1)
  return { sign: near.cmp(0), text: grouped(near.abs().toFixed(decimals)) }
}

/** A number as it is shown: space between thousands, point before decimals in both languages. */
export function digits(value: Decimal | null, places: Places = {}): string {
  if (value === null) return DASH
  const { sign, text } = signless(value, places)
  return sign < 0 ? MINUS + text : text
}

/** A number and its sign as they are shown; null where nothing is known. */
export interface Signed {
  sign: -1 | 0 | 1 | null
  text: string
}

function withSign(value: Decimal | null, decimals: number, unit = ''): Signed {
  if (value === null) return { sign: null, text: DASH }
  const { sign, text } = signless(value, { decimals })
  return { sign, text: (sign < 0 ? MINUS : sign > 0 ? '+' : '') + text + unit }
}

/** Fees, balances and other money: 4 decimals. Specification §9. */
export const money = (value: Decimal | null): string => digits(value, { decimals: MONEY_DECIMALS })

/** A gain or a loss: 4 decimals and its sign; zero has none. */
export const gain = (value: Decimal | null): Signed => withSign(value, MONEY_DECIMALS)
export const signed = (value: Decimal | null): string => gain(value).text

/** A prize pool: no decimals. Specification §9. */
export const whole = (value: Decimal | null): string => digits(value, { decimals: 0 })

/** A share that is already in percent: 4.5 is '4.50 %'. */
export const share = (value: Decimal | null): string => (value === null ? DASH : `${digits(value, { decimals: 2 })}${NBSP}%`)

/** What is already in percent, such as a return of 184.27: '+184.27 %'. */
export const gainPercent = (value: Decimal | null): Signed => withSign(value, 2, `${NBSP}%`)
export const percent = (value: Decimal | null): string => gainPercent(value).text

/** A rate such as 0.0002, in percent: '0.02'; at most 4 decimals. */
export const inPercent = (rate: Decimal | null): string =>
  digits(rate && decimal(big(rate).times(100)), { max: MONEY_DECIMALS })
