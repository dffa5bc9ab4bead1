import type { TFunction } from 'i18next'

/** What is known of a change whose call threw: first that the exchange did not answer. Specification §8. */
export const noAnswerText = (t: TFunction, text: string): string => `${t('common.serverError')} ${text}`
