import { setPageLanguage } from '../../i18n/pageLanguage.ts'
import type { Language, Theme } from '../../limits.ts'
import { storage } from '../../storage.ts'
import { chooseTheme } from '../page/theme.ts'

/** Takes language and theme from the address of a webview and keeps them; what is not told stays as it was. Contract §4. */
export async function applyWebviewParams({ lang, theme }: { lang?: Language | undefined; theme?: Theme | undefined }) {
  if (theme !== undefined) chooseTheme(theme)
  if (lang !== undefined) storage.language.set(lang)
  await setPageLanguage(storage.language.get())
}
