import type { Decimal } from '../../api/scalars.ts'
import { big, decimal } from './decimal.ts'

/** A number without its sign. */
export const unsigned = (value: Decimal): Decimal => decimal(big(value).abs())
