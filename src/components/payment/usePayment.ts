import { useEffect, useSyncExternalStore } from 'react'
import { storage } from '../../storage.ts'
import { paymentSince, watchPayment } from './paymentStatus.ts'
import { lazily } from '../lazy/lazily.ts'
import { useSeconds } from '../browser/useSeconds.ts'

const flow = lazily(() => import('./paymentFlow.ts'))

/** The payment of an activation or a reset that is being waited for, its dialog open or not; null when there is none. */
export function usePayment(): { waitedSeconds: number } | null {
  const waitedSeconds = useSeconds(useSyncExternalStore(watchPayment, paymentSince))
  return waitedSeconds === null ? null : { waitedSeconds }
}

/** Goes on waiting for a payment that a page before this one has begun. */
export function useResumedPayment() {
  useEffect(() => {
    if (storage.payment.get() === null) return
    // What cannot be loaded now is tried again at the next start: the event stays in storage.
    flow.load().then(({ resumePayment }) => resumePayment(), () => {})
  }, [])
}
