import type { TFunction } from 'i18next'
import type { Failure } from '../wire/failure.ts'

/** Where one flow's messages stand in common.yaml. The exchange's code is the last step of the key. Specification §8. */
export type ErrorFamily =
  | 'dashboard.createOrder.error'
  | 'closeOrder.error'
  | 'addTPSL.error'
  | 'resetModal.initError'
  | 'resetModal.resetError'
  | 'resetModal.payError'
  | 'joinModal.error'

/** A code is the exchange's text: as a step of a key it may hold no dots, colons or other surprises. */
const CODE = /^\w{1,40}$/

/** The flow's own words for a refusal's code, else the general ones; no answer is a server error. Specification §8. */
export function failureText(t: TFunction, family: ErrorFamily, { kind, code }: Pick<Failure, 'kind' | 'code'>): string {
  if (kind !== 'refused' && !(kind === 'http' && code !== undefined)) return t('common.serverError')
  if (code === undefined || !CODE.test(code)) return t('common.generalError')
  // The code is the exchange's: it may have no words yet, so the key is typed as the one it falls back to.
  return t([`${family}.${code}` as 'common.generalError', 'common.generalError'])
}
