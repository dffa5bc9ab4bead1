import type { AnyT } from './anyT.ts'

/** What is known of a change whose call threw: first that the exchange did not answer. Specification §8. */
export const noAnswerText = (t: AnyT, text: string): string => `${t('common.serverError')} ${text}`
