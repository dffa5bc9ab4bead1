import type { AnyT } from './anyT.ts'
import { wordKeys } from './wordKeys.ts'

/** Why an order was closed: dashboard.lreason.{closureType}, MANUAL if unknown. Specification §8. */
export const reasonText = (t: AnyT, closureType: string | null): string =>
  t(wordKeys('dashboard.lreason', closureType, 'dashboard.lreason.MANUAL'))
