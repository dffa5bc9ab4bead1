import type { TFunction } from 'i18next'
import { type ErrorFamily, failureText } from '../../i18n/failureText.ts'
import { endsSession, type Failure } from '../../wire/failure.ts'

/** A failure in a dialog's words. A session that has ended is no silence of the exchange. */
export const dialogFailure = (t: TFunction, family: ErrorFamily, failure: Failure): string =>
  endsSession(failure) ? t('dialogs.sessionOver') : failureText(t, family, failure)
