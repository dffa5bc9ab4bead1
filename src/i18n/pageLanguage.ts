import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../limits.ts'
import { storage } from '../storage.ts'
import { i18n } from './i18n.ts'

/** The /{lang} of a public page: pl is Polish; what is no language of ours, none included, is English. Specification §2. */
export const languageOfPath = (lang: string | undefined): Language => LANGUAGES.find((code) => code === lang) ?? DEFAULT_LANGUAGE

/** The first route is matched while the texts are still on their way. */
const started = () =>
  new Promise<void>((resolve) => {
    if (i18n.isInitialized) resolve()
    else i18n.on('initialized', () => resolve())
  })

/** Shows everything in `code` for as long as its page is shown; the kept choice stays as it is. Contract §4. */
export async function setPageLanguage(code: Language) {
  await started()
  if (i18n.language !== code) await i18n.changeLanguage(code)
}

/** Back to the language the user has chosen, after a page that had its own. */
export const restorePageLanguage = () => setPageLanguage(storage.language.get())
