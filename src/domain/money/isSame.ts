import type { Decimal } from '../../api/scalars.ts'
import { compare } from './decimal.ts'

/** Whether both are the same number, in any notation, or both unknown. */
export const isSame = (a: Decimal | null, b: Decimal | null): boolean => (a === null || b === null ? a === b : compare(a, b) === 0)
