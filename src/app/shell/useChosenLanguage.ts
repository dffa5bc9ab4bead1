import { useEffect } from 'react'
import { setPageLanguage, restorePageLanguage } from '../../i18n/pageLanguage.ts'
import { storage } from '../../platform/storage.ts'

/** Follows the user's language choice, also from another tab; public pages have their own. */
export function useChosenLanguage() {
  useEffect(() => {
    void restorePageLanguage()
    return storage.language.watch((language) => void setPageLanguage(language))
  }, [])
}
