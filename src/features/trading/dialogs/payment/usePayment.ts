import { useSeconds } from '../../../../ui/hooks/useSeconds.ts'
import { useStore } from '../../../../ui/hooks/useStore.ts'
import { paymentSince } from './storedPayment.ts'

/** The pending payment of an activation or a reset, whether or not its dialog is open; null when there is none. */
export function usePayment(): { waitedSeconds: number } | null {
  const waitedSeconds = useSeconds(useStore(paymentSince))
  return waitedSeconds === null ? null : { waitedSeconds }
}
