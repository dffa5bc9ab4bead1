import type { TFunction } from 'i18next'
import { type ErrorFamily, failureText } from '../../i18n/failureText.ts'
import { endsSession, type Failure } from '../../wire/failure.ts'

/** The text of a failure in a dialog. An ended session has its own text. */
export const dialogFailure = (t: TFunction, family: ErrorFamily, failure: Failure): string =>
  endsSession(failure) ? t('dialogs.sessionOver') : failureText(t, family, failure)
