import type { KindOf, StoredSubject } from '../../../domain/account/confirmation.ts'
import { changes, type StoredChange } from '../../../queries/changes.ts'
import { closeOrderFlows } from './close/closeOrderFlow.ts'
import { resumeClosing } from './close/closeSeveralFlow.ts'
import { paymentFlows } from './payment/paymentFlow.ts'
import { tpslFlows } from './tpsl/tpslFlow.ts'

/** How every kind of change is resumed, but the order's, which the form resumes itself (order-form/placement.ts). */
const resume: Record<Exclude<KindOf<StoredSubject>, 'order'>, (sent: StoredChange) => void> = {
  close: closeOrderFlows.resume,
  tpsl: tpslFlows.resume,
  payment: paymentFlows.resume,
  // After the single ones, which it follows.
  closeSeveral: resumeClosing,
}

/**
 * Resumes changes sent by an earlier page of this tab whose outcome is unknown: verifies them with the exchange, sends nothing
 * again, and shows the outcome as a toast. What cannot be read is forgotten.
 */
export function resumeChanges() {
  const stored = Object.entries(changes.stored()) as [StoredSubject, StoredChange][] // they were stored under one
  for (const [kind, resumeOne] of Object.entries(resume))
    for (const [subject, sent] of stored)
      if (subject === kind || subject.startsWith(`${kind} `))
        try {
          resumeOne(sent)
        } catch {
          changes.forget(subject)
        }
}
