import type { Resuming } from '../../../shared/change-flow/backgroundFlows.ts'
import { sentChanges } from '../../../queries/sentChanges.ts'
import { resumeClosing } from './close/closeSeveralFlow.ts'
import { storedClosing } from './close/storedClosing.ts'

/** The flows of all dialogs, as each `<name>Flow.ts` exports them. */
const flows = Object.values(import.meta.glob<Record<string, Resuming>>('./*/*Flow.ts', { eager: true })).flatMap((file) => Object.values(file))

/**
 * Resumes changes sent by an earlier page of this tab whose outcome is unknown: verifies them with the exchange, sends nothing
 * again, and shows the outcome as a toast. The order form resumes its own order (order-form/placement.ts).
 */
export function resumeChanges() {
  for (const [subject, sent] of Object.entries(sentChanges.all())) {
    const [kind] = subject.split(' ')
    try {
      flows.find(({ resumes }) => resumes?.kind === kind)?.resumes?.resume(subject, sent)
    } catch {
      sentChanges.remove(subject)
    }
  }
  // After the single ones, which it follows.
  try {
    resumeClosing()
  } catch {
    storedClosing.remove()
  }
}
