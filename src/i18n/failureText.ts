import type { TFunction } from 'i18next'
import type { Failure } from '../wire/failure.ts'
import type { common } from './resources.d.ts'

type FamilyIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends object ? (Key extends 'error' | `${string}Error` ? Key : `${Key}.${FamilyIn<Texts[Key]>}`) : never
}[keyof Texts & string]

/** Where one flow's messages stand in common.yaml: under a name that ends in `error`. The exchange's code is the last step of the key. Specification §8. */
export type ErrorFamily = Extract<FamilyIn<common>, `${string}.${string}`>

/** A code is the exchange's text: as a step of a key it may hold no dots, colons or other surprises. */
const CODE = /^\w{1,40}$/

/** That the exchange was asked too often, and when it may be asked again, if it told; null where it was not. */
export function tooOftenText(t: TFunction, { status, retryAfterMs }: Partial<Pick<Failure, 'status' | 'retryAfterMs'>>): string | null {
  if (status !== 429) return null
  return retryAfterMs === undefined ? t('common.tooManyRequests') : t('common.tooManyRequestsFor', { seconds: String(Math.ceil(retryAfterMs / 1_000)) })
}

/** The flow's own words for a refusal's code, else the general ones; no answer is a server error. Specification §8. */
export function failureText(t: TFunction, family: ErrorFamily, failure: Pick<Failure, 'kind' | 'code'> & Partial<Failure>): string {
  const tooOften = tooOftenText(t, failure)
  if (tooOften !== null) return tooOften
  const { kind, code } = failure
  if (kind !== 'refused' && !(kind === 'http' && code !== undefined)) return t('common.serverError')
  if (code === undefined || !CODE.test(code)) return t('common.generalError')
  // The code is the exchange's: it may have no words yet, so the key is typed as the one it falls back to.
  return t([`${family}.${code}` as 'common.generalError', 'common.generalError'])
}
