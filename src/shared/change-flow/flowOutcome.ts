import { endsSession, type Failure } from '../../api/failure.ts'
import type { Change } from '../../domain/account/change.ts'
import type { AnyT } from '../../i18n/anyT.ts'
import { type ErrorFamily, failureText, withCode } from '../../i18n/failureText.ts'
import { noAnswerText } from '../../i18n/noAnswerText.ts'
import type { MaskableText } from '../../ui/masked/renderText.ts'
import { toast, type ToastMessage } from '../../ui/toasts/toast.ts'

/** The outcome of a flow as text: shown by its dialog, or as a toast if the dialog is closed. */
export interface FlowOutcome {
  /** `lost`: not confirmed to have arrived, or not all of it. `gone`: nothing left to change. `notLoaded`: it could not start. */
  kind: 'done' | 'refused' | 'lost' | 'gone' | 'filled' | 'notLoaded'
  title: string
  text?: MaskableText
  /** The exchange's error code. */
  code?: string | undefined
  /** Prefix of the toast's title, which is shown without the dialog. */
  subject?: string
  /** Other differences of the toast. */
  message?: Partial<ToastMessage>
}

const kinds = {
  done: 'success',
  refused: 'error',
  lost: 'error',
  gone: 'info',
  filled: 'info',
  notLoaded: 'error',
} as const

/** A refusal's text is a string, and names the exchange's code. */
export const toastOutcome = (t: AnyT, { kind, subject, title, text, code, message }: FlowOutcome) =>
  toast({
    kind: kinds[kind],
    title: subject === undefined ? title : `${subject}: ${title}`,
    text: typeof text === 'string' ? withCode(t, text, code) : text,
    sticky: kind === 'lost',
    ...message,
  })

/** The response was lost and the checks failed: the outcome of the change is unknown. */
export const uncheckedOutcome = (t: AnyT): FlowOutcome => ({
  kind: 'lost',
  title: t('dialogs.uncheckedTitle'),
  text: noAnswerText(t, t('dialogs.uncheckedText')),
})

/** The response was lost: the given text if the checks did not find the change, another if they failed. */
export const lostOutcome = (
  t: AnyT,
  { outcome }: Pick<Change<unknown>, 'outcome'>,
  title: string,
  text: string,
): FlowOutcome =>
  outcome?.kind === 'unknown' ? uncheckedOutcome(t) : { kind: 'lost', title, text: noAnswerText(t, text) }

/** A rejection as text: its reason and code. An ended session has its own text. */
export const refusalOutcome = (t: AnyT, title: string, family: ErrorFamily, failure: Failure): FlowOutcome => ({
  kind: 'refused',
  title,
  text: endsSession(failure) ? t('dialogs.sessionOver') : failureText(t, family, failure),
  code: failure.code,
})
