import { setPageLanguage } from '../../i18n/pageLanguage.ts'
import type { Language, Theme } from '../../limits.ts'
import { storage } from '../../storage.ts'
import { chooseTheme } from '../page/theme.ts'

/** Applies and saves the language and theme in a webview's address; missing ones stay unchanged. Contract §4. */
export async function applyWebviewParams({ lang, theme }: { lang?: Language | undefined; theme?: Theme | undefined }) {
  if (theme !== undefined) chooseTheme(theme)
  if (lang !== undefined) storage.language.set(lang)
  await setPageLanguage(storage.language.get())
}
