import { DEFAULT_LANGUAGE, type Language } from '../../src/constants/limits.ts'

/** The name of a language in another one: 'Polish', 'polski'. */
export const languageName = (language: Language, spoken: Language = DEFAULT_LANGUAGE): string =>
  new Intl.DisplayNames([spoken], { type: 'language' }).of(language) ?? language
