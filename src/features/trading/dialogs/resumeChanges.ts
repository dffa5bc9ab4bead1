import { changes, type Subject } from '../../../queries/changes.ts'
import type { Resuming } from '../../../shared/change-flow/backgroundFlows.ts'
import { closeOrderFlows } from './close/closeOrderFlow.ts'
import { resumeClosing } from './close/closeSeveralFlow.ts'
import { paymentFlows } from './payment/paymentFlow.ts'
import { tpslFlows } from './tpsl/tpslFlow.ts'

/** Every flow whose changes are stored, but the order's, which the form resumes itself (order-form/placement.ts). */
const flows: readonly Resuming[] = [closeOrderFlows, tpslFlows, paymentFlows]

/**
 * Resumes changes sent by an earlier page of this tab whose outcome is unknown: verifies them with the exchange, sends nothing
 * again, and shows the outcome as a toast.
 */
export function resumeChanges() {
  for (const [name, sent] of Object.entries(changes.stored())) {
    const subject = name as Subject // it was stored under one
    const flow = flows.find(({ resumes }) => resumes && isOf(resumes.kind, subject))
    tryTo(() => flow?.resumes?.resume(subject, sent), subject)
  }
  // After the single ones, which it follows.
  tryTo(resumeClosing, 'closeSeveral')
}

const isOf = (kind: string, subject: Subject) => subject === kind || subject.startsWith(`${kind} `)

/** What cannot be read is forgotten. */
function tryTo(resume: () => void, subject: Subject) {
  try {
    resume()
  } catch {
    changes.forget(subject)
  }
}
