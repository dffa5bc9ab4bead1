import type { Language, Theme } from '../../../constants/limits.ts'
import { setPageLanguage } from '../../../i18n/pageLanguage.ts'
import { storage } from '../../../platform/storage.ts'
import { chooseTheme } from '../../../shared/page/theme.ts'

interface Preferences {
  lang?: Language | undefined
  theme?: Theme | undefined
}

/** The host's latest settings: going back to the first address does not undo them. */
let fromHost: Preferences = {}

/** Applies and stores the language and theme in a webview's address; missing ones stay unchanged. Contract §4. */
export async function applyWebviewParams(address: Preferences) {
  const { lang, theme } = { ...address, ...fromHost }
  if (theme !== undefined) chooseTheme(theme)
  if (lang !== undefined) storage.language.set(lang)
  await setPageLanguage(storage.language.get())
}

/** The same for the settings sent by the webview's host. docs/integrators/webview.md. */
export const applyHostPreferences = (look: Preferences) => {
  fromHost = { ...fromHost, ...look }
  return applyWebviewParams({})
}
