import type { AnyT } from './anyT.ts'

const REASON = /^\w{1,40}$/

/** Why an order was closed: dashboard.lreason.{closureType}, MANUAL if unknown. Specification §8. */
export function reasonText(t: AnyT, closureType: string | null): string {
  const reason = closureType !== null && REASON.test(closureType) ? closureType : 'MANUAL'
  // closureType comes from the exchange and may have no text yet, so the key is typed as its fallback.
  return t([`dashboard.lreason.${reason}` as 'dashboard.lreason.MANUAL', 'dashboard.lreason.MANUAL'])
}
