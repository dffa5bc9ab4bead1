import type { Failure } from '../api/failure.ts'
import type { AnyT } from './anyT.ts'
import type { Resources } from './resources.d.ts'
import { wordKeys } from './wordKeys.ts'

type FamilyIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends object
    ? Key extends 'error' | `${string}Error`
      ? Key
      : `${Key}.${FamilyIn<Texts[Key]>}`
    : never
}[keyof Texts & string]

/**
 * Key of a flow's messages; it ends in `error`, and the exchange's code is the last part of the key. Those that the specification names
 * are in common.yaml (§8), a new dialog's are beside its other texts.
 */
export type ErrorFamily = Extract<
  { [Namespace in keyof Resources]: FamilyIn<Resources[Namespace]> }[keyof Resources],
  `${string}.${string}`
>

/** The message for a 429, with the seconds from Retry-After if sent; null for any other failure. */
function tooOftenText(
  t: AnyT,
  { status, retryAfterMs }: Partial<Pick<Failure, 'status' | 'retryAfterMs'>>,
): string | null {
  if (status !== 429) return null
  return retryAfterMs === undefined
    ? t('common.tooManyRequests')
    : t('common.tooManyRequestsFor', { seconds: String(Math.ceil(retryAfterMs / 1_000)) })
}

/** The text for a refusal's code in a flow's family, if it has one, else a general one; without a response, the server error. Specification §8. */
export function failureText(
  t: AnyT,
  family: ErrorFamily | null,
  failure: Pick<Failure, 'kind' | 'code'> & Partial<Failure>,
): string {
  const tooOften = tooOftenText(t, failure)
  if (tooOften !== null) return tooOften
  const { kind, code } = failure
  if (kind !== 'refused') return t('common.serverError')
  return t(family === null ? 'common.generalError' : wordKeys(family, code, 'common.generalError'))
}

/** A text on one line with the exchange's code, if it sent one: where no `Message` shows it below. */
export const withCode = (t: AnyT, text: string, code: string | undefined): string =>
  code === undefined ? text : `${text} ${t('common.code', { code })}`

/** The text of `failureText` with the code. */
export const failureTextAndCode = (
  t: AnyT,
  family: ErrorFamily | null,
  failure: Parameters<typeof failureText>[2],
): string => withCode(t, failureText(t, family, failure), failure.code)
