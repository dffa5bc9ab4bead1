import type { AnyT } from '../../i18n/anyT.ts'
import { type ErrorFamily, failureText } from '../../i18n/failureText.ts'
import { endsSession, type Failure } from '../../api/failure.ts'
import type { FlowOutcome } from './flowOutcome.ts'

/** A rejection as text: its reason and code. An ended session has its own text. */
export const refusalOutcome = (t: AnyT, title: string, family: ErrorFamily, failure: Failure): FlowOutcome => ({
  kind: 'refused',
  title,
  text: endsSession(failure) ? t('dialogs.sessionOver') : failureText(t, family, failure),
  code: failure.code,
})
