import { useSyncExternalStore } from 'react'
import type { Language } from '../limits.ts'
import { i18n, language } from './i18n.ts'

function subscribe(changed: () => void) {
  i18n.on('languageChanged', changed)
  return () => i18n.off('languageChanged', changed)
}

/** The language everything is shown in; the component is shown anew when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language)
