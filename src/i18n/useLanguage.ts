import { useSyncExternalStore } from 'react'
import type { Language } from '../constants/limits.ts'
import { i18n, language } from './i18n.ts'

function subscribe(changed: () => void) {
  i18n.on('languageChanged', changed)
  return () => i18n.off('languageChanged', changed)
}

/** The current language; the component re-renders when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language)
