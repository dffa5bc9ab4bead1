import type { Decimal } from '../../api/scalars.ts'
import { big, compare, ZERO } from './decimal.ts'
import { DASH, formatGain, type SignedText } from './format.ts'

const UNITS = ['', 'k', 'M', 'G', 'T'] as const
const THOUSAND = 1_000

/** A gain or loss abbreviated for a narrow place, to three digits and a unit: '+1.23k'. Show the exact one elsewhere. */
export function formatShortGain(value: Decimal | null): SignedText {
  if (value === null) return { sign: null, text: DASH }
  const size = big(value).abs()
  const sign = compare(value, ZERO) < 0 ? '−' : '+'
  for (const [index, unit] of UNITS.entries()) {
    const scaled = size.div(big(ZERO).plus(THOUSAND).pow(index)).prec(3, 1)
    if (scaled.lt('0.01')) return { sign: 0, text: '0' }
    if (scaled.lt(THOUSAND))
      return {
        sign: formatGain(value).sign,
        text: `${sign}${scaled.lt(1) ? scaled.toFixed(2) : scaled.toFixed()}${unit}`,
      }
  }
  return { sign: formatGain(value).sign, text: `${sign}${size.prec(3, 1).toExponential()}` }
}
