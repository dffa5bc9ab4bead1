import type { KindOf, StoredSubject } from '../../domain/account/change.ts'
import { closeOrderFlows } from '../../features/trading/dialogs/close/closeOrderFlow.ts'
import { resumeClosing } from '../../features/trading/dialogs/close/closeSeveralFlow.ts'
import { levelsFlows } from '../../features/trading/dialogs/levels/levelsFlow.ts'
import { paymentFlows, resumePayment } from '../../features/trading/dialogs/payment/paymentFlow.ts'
import { placement } from '../../features/trading/order-form/placement.ts'
import { ledger, type StoredChange } from '../../queries/ledger.ts'

/** How every kind of change is resumed that outlives a reload. */
const resume: Record<KindOf<StoredSubject>, (sent: StoredChange) => void> = {
  order: placement.resume,
  close: closeOrderFlows.resume,
  levels: levelsFlows.resume,
  payment: paymentFlows.resume,
  // After the single ones, which it follows.
  closeSeveral: resumeClosing,
}

/**
 * Resumes changes sent by an earlier page of this tab whose outcome is unknown: verifies them with the exchange, sends nothing
 * again, and shows the outcome as a toast. What cannot be read is forgotten. A payment that has started is waited for.
 */
export function resumeChanges() {
  resumePayment()
  const stored = Object.entries(ledger.stored()) as [StoredSubject, StoredChange][] // they were stored under one
  for (const [kind, resumeOne] of Object.entries(resume))
    for (const [subject, sent] of stored)
      if (subject === kind || subject.startsWith(`${kind} `))
        try {
          resumeOne(sent)
        } catch {
          ledger.forget(subject)
        }
}
