import Big from 'big.js'
import { DEFAULT_PRECISION, MAX_PRECISION } from '../constants/limits.ts'
import * as z from './zod.ts'

const PLAIN = /^-?\d{1,30}(\.\d{1,30})?$/
const SCIENTIFIC = /^-?\d{1,30}(\.\d{1,30})?e[+-]?\d{1,3}$/i

/** '-0.5', '12', '0.00000001'. Expands numbers and exponents; null if it is not a number. */
function plainDigits(value: number | string): string | null {
  const text = String(value)
  if (PLAIN.test(text)) return text
  if (!SCIENTIFIC.test(text)) return null
  const digits = new Big(text).toFixed()
  return PLAIN.test(digits) ? digits : null
}

/**
 * An exact decimal number as plain digits: '-0.5', '12', '0.00000001'; never '1e-8'. Received as a JSON number or a string, and used
 * as a string: strings compare by value, so a poll with the same numbers re-renders nothing. Contract §1.
 */
export const Decimal = z
  .pipe(
    z.union([z.number(), z.string()]),
    z.transform((value, payload) => {
      const digits = plainDigits(value)
      if (digits !== null) return digits
      payload.issues.push({ code: 'custom', message: 'not a decimal number', input: value })
      return z.NEVER
    }),
  )
  .brand<'Decimal'>()
export type Decimal = z.output<typeof Decimal>

const EARLIEST_MS = Date.UTC(2000, 0, 1)
const LATEST_MS = Date.UTC(2100, 0, 1)
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?)?(Z|[+-]\d{2}:?\d{2})?$/

function epochMs(value: number | string): number | null {
  if (typeof value === 'number') return Number.isInteger(value) ? value : null
  const iso = ISO.exec(value)
  if (!iso) return null
  // Date.parse rolls 31 February over into March; such a date is invalid.
  const [, year, month, day] = iso
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > lastDay) return null
  const parsed = Date.parse(
    `${value.slice(0, 10)}T${iso[4] ?? '00'}:${iso[5] ?? '00'}:${iso[6] ?? '00'}${iso[7]?.slice(0, 4) ?? ''}${iso[8] ?? 'Z'}`,
  )
  return Number.isNaN(parsed) ? null : parsed
}

/** A time in epoch milliseconds (UTC). Received as such, or as ISO 8601; without a zone it is UTC. Contract §1. */
export const Instant = z
  .pipe(
    z.union([z.number(), z.string()]),
    z.transform((value, payload) => {
      const instant = epochMs(value)
      if (instant !== null && instant >= EARLIEST_MS && instant <= LATEST_MS) return instant
      payload.issues.push({ code: 'custom', message: 'not an instant', input: value })
      return z.NEVER
    }),
  )
  .brand<'Instant'>()
export type Instant = z.output<typeof Instant>

/** BASE-QUOTE, as the exchange writes it: 'BTC-USDC'. */
export const MarketName = z
  .string()
  .check(z.regex(/^[A-Za-z0-9]{1,20}-[A-Za-z0-9]{1,20}$/))
  .brand<'MarketName'>()
export type MarketName = z.output<typeof MarketName>

/** Identifiers received as JSON numbers, by the field that sends them: order 17 says nothing about contest '17'. */
const numericIds = new Map<string, Set<string>>()

/** Always a string within the app. A number beyond 2^53 has already lost digits and is rejected. */
function identifier(field: string) {
  const numeric = new Set<string>()
  numericIds.set(field, numeric)
  return z.pipe(
    z.union([z.string().check(z.minLength(1), z.maxLength(128)), z.number().check(z.int())]),
    z.transform((value) => {
      const id = String(value)
      if (id !== value) numeric.add(id)
      return id
    }),
  )
}

/** For JSON.stringify: an identifier received as a number is sent as a number. Contract §1. */
export const keepIdType = (field: string, value: unknown): unknown =>
  typeof value === 'string' && numericIds.get(field)?.has(value) ? Number(value) : value

export const OrderId = identifier('orderId').brand<'OrderId'>()
export type OrderId = z.output<typeof OrderId>
export const ContestId = identifier('contestId').brand<'ContestId'>()
export type ContestId = z.output<typeof ContestId>
export const EventId = identifier('eventId').brand<'EventId'>()
export type EventId = z.output<typeof EventId>

/** A text of the exchange that is shown or exported, cut to a length that no page or file suffers from. */
export const shortText = (characters: number) =>
  z.pipe(
    z.string(),
    z.transform((text) => text.slice(0, characters)),
  )

/** Number of decimals, 0 to 18; anything else is 8. Specification §9. */
export const Precision = z.catch(z.number().check(z.int(), z.minimum(0), z.maximum(MAX_PRECISION)), DEFAULT_PRECISION)

/** A field that may be absent, null, or unreadable: all three are null and show as a dash. Contract §1. */
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.nullable(schema), null)
