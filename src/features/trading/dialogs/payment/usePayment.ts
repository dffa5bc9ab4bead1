import { useEffect } from 'react'
import { lateCode } from '../../../../shared/late/lateCode.ts'
import { useSeconds } from '../../../../ui/hooks/useSeconds.ts'
import { useStore } from '../../../../ui/hooks/useStore.ts'
import { paymentSince, storedPayment } from './storedPayment.ts'

const flow = lateCode('dialogs', () => import('./paymentFlow.ts'))

/** The pending payment of an activation or a reset, whether or not its dialog is open; null when there is none. */
export function usePayment(): { waitedSeconds: number } | null {
  const waitedSeconds = useSeconds(useStore(paymentSince))
  return waitedSeconds === null ? null : { waitedSeconds }
}

/** Resumes a payment started before the page was reloaded. */
export function useResumedPayment() {
  useEffect(() => {
    if (storedPayment.get() === null) return
    // If loading fails, the next start tries again: the event stays in storage.
    flow.load().then(
      ({ resumePayment }) => resumePayment(),
      () => {},
    )
  }, [])
}
