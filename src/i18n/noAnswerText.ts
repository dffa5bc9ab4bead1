import type { AnyT } from './anyT.ts'

/** Text for a change whose request threw, starting with the fact that the exchange did not respond. Specification §8. */
export const noAnswerText = (t: AnyT, text: string): string => `${t('common.serverError')} ${text}`
