/** Fields of the contract that are instants. */
const INSTANTS = new Set([
  'startDate',
  'endDate',
  'created',
  'closeDate',
  'longsAvailableSince',
  'shortsAvailableSince',
  'nextRolloverDate',
  'futuresConfirmationDate',
])
const ZONED = /(Z|[+-]\d{2}:?\d{2})$/

export interface SentInstant {
  name: string
  value: unknown
}

/** Every instant in a JSON value, however deep. */
export function instantsIn(value: unknown): SentInstant[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    INSTANTS.has(name) && each !== null ? [{ name, value: each }] : instantsIn(each),
  )
}

/** ISO 8601 without a time zone; a text in another format is not read at all. */
export const isBare = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !ZONED.test(value)

/** Epoch milliseconds; NaN if invalid, or for a text without a zone. */
export function msOf(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || isBare(value)) return Number.NaN
  return /^\d+$/.test(value) ? Number(value) : Date.parse(value)
}

/** A current time in epoch seconds instead of milliseconds. */
export const looksLikeSeconds = (name: string, value: unknown): boolean =>
  INSTANTS.has(name) && /^[1-9]\d{9}$/.test(String(value))
