import type { AnyT } from '../../i18n/anyT.ts'
import { noAnswerText } from '../../i18n/noAnswerText.ts'
import type { Change } from '../../machines/change/submitting.ts'
import type { FlowOutcome } from './flowOutcome.ts'

/** The response was lost and the checks failed: the outcome of the change is unknown. */
export const uncheckedOutcome = (t: AnyT): FlowOutcome => ({ kind: 'lost', title: t('dialogs.uncheckedTitle'), text: noAnswerText(t, t('dialogs.uncheckedText')) })

/** The response was lost: the given text if the checks did not find the change, another if they failed. */
export const lostOutcome = (t: AnyT, { outcome }: Pick<Change<unknown>, 'outcome'>, title: string, text: string): FlowOutcome =>
  outcome?.kind === 'unknown' ? uncheckedOutcome(t) : { kind: 'lost', title, text: noAnswerText(t, text) }
