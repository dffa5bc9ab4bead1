import type { Resumed } from '../../../shared/change-flow/storeWhileUnsettled.ts'
import { sentChanges } from '../../../queries/sentChanges.ts'

/** The flows of the dialogs; a stored one exports how it goes on. */
const flows = Object.values(import.meta.glob<{ resumed?: Resumed }>('./*/*Flow.ts', { eager: true }))

/**
 * Resumes changes sent by an earlier page of this tab whose outcome is unknown: verifies them with the exchange, sends nothing
 * again, and shows the outcome as a toast. The order form resumes its own order (order-form/placement.ts).
 */
export function resumeChanges() {
  for (const [subject, sent] of Object.entries(sentChanges.all())) {
    const [kind] = subject.split(' ')
    try {
      flows.find(({ resumed }) => resumed?.kind === kind)?.resumed?.resume(sent, subject)
    } catch {
      sentChanges.remove(subject)
    }
  }
}
