/** A candle of a file: its start in epoch milliseconds, prices as plain decimal texts. */
export interface FileCandle {
  startMs: number
  open: string
  high: string
  low: string
  close: string
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i
/** Larger numbers are in a finer unit: seconds, milliseconds, microseconds since 1970. */
const MAX_SECONDS = 1e11
const MAX_MILLISECONDS = 1e14

/** A time in epoch milliseconds: a number in s, ms or µs, or ISO 8601, in UTC if it names no zone. Null if it is neither. */
export function momentOf(text: string): number | null {
  if (/^\d{9,17}(\.\d+)?$/.test(text)) {
    const value = Number(text)
    return Math.round(value < MAX_SECONDS ? value * 1_000 : value < MAX_MILLISECONDS ? value : value / 1_000)
  }
  const [, day, minutes = '00:00', seconds = ':00', zone = 'Z'] = ISO.exec(text) ?? []
  if (day === undefined) return null
  const parsed = Date.parse(`${day}T${minutes}${seconds}${zone.toUpperCase() === 'UTC' ? 'Z' : zone}`)
  // 31 February would roll over into March: reject it.
  const isDay = new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(8))
  return Number.isNaN(parsed) || !isDay ? null : parsed
}

/** A positive price as plain digits without redundant zeros: '67418.25'. Null if invalid. */
export function priceOf(text: string, hasDecimalComma: boolean): string | null {
  const written = hasDecimalComma ? text.replace(',', '.') : text
  const [, whole = '', fraction = ''] = /^0*(\d{1,10})(?:\.(\d{1,18}?)0*)?$/.exec(written) ?? []
  if (whole === '' || (Number(whole) === 0 && /^0*$/.test(fraction))) return null
  return /^0*$/.test(fraction) ? whole : `${whole}.${fraction}`
}
