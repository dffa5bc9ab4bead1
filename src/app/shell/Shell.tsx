import { useEffect } from 'react'
import { restorePageLanguage, setPageLanguage } from '../../i18n/pageLanguage.ts'
import { storage } from '../../platform/storage.ts'
import { Gate } from '../gate/Gate.tsx'
import { SessionEnded } from './SessionEnded.tsx'
import { useSession } from '../../shared/page/useSession.ts'

/** Every page for logged-in users: the session first, then the gate, then the page. Specification §2. */
export function Shell() {
  const status = useSession()
  useChosenLanguage()

  return status === 'unknown' || status === 'in' ? <Gate /> : <SessionEnded status={status} />
}

/** Follows the user's language choice, also from another tab; public pages have their own. */
function useChosenLanguage() {
  useEffect(() => {
    void restorePageLanguage()
    return storage.language.watch((language) => void setPageLanguage(language))
  }, [])
}
