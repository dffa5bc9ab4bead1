import type { TFunction } from 'i18next'

const REASON = /^\w{1,40}$/

/** Why an order was closed: dashboard.lreason.{closureType}, MANUAL where it is unknown. Specification §8. */
export function reasonText(t: TFunction, closureType: string | null): string {
  const reason = closureType !== null && REASON.test(closureType) ? closureType : 'MANUAL'
  // closureType is the exchange's: it may have no words yet, so the key is typed as the one it falls back to.
  return t([`dashboard.lreason.${reason}` as 'dashboard.lreason.MANUAL', 'dashboard.lreason.MANUAL'])
}
