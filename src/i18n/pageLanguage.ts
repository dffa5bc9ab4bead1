import { DEFAULT_LANGUAGE, type Language } from '../constants/limits.ts'
import { brand } from '../platform/config.ts'
import { firstLanguage, storage } from '../platform/storage.ts'
import { i18n, isLoaded } from './i18n.ts'

/** The /{lang} of a public page: pl is Polish; anything else, or none, is English, if a brand offers them. Specification §2. */
export const languageOfPath = (lang: string | undefined): Language =>
  offered(lang) ?? offered(DEFAULT_LANGUAGE) ?? firstLanguage

const offered = (lang: string | undefined) => brand.languages.find((code) => code === lang)

/** The first route is matched while the texts are still loading. */
const started = () =>
  new Promise<void>((resolve) => {
    if (i18n.isInitialized) resolve()
    else i18n.on('initialized', () => resolve())
  })

/** Switches to `code` without changing the stored choice. Without its common texts the page is in the fallback, which reportMissingTexts.ts reports. Contract §4. */
export async function setPageLanguage(code: Language) {
  await started()
  if (i18n.language !== code || !isLoaded(code)) await i18n.changeLanguage(code)
  if (!isLoaded(code)) i18n.emit('missingTexts')
}

/** Restores the user's chosen language, after a page with its own. */
export const restorePageLanguage = () => setPageLanguage(storage.language.get())
