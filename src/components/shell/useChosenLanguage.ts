import { useEffect } from 'react'
import { showIn, showInChosen } from '../../i18n/pageLanguage.ts'
import { storage } from '../../storage.ts'

/** The language the user has chosen, also when it is chosen in another tab; public pages have their own. */
export function useChosenLanguage() {
  useEffect(() => {
    void showInChosen()
    return storage.language.watch((language) => void showIn(language))
  }, [])
}
