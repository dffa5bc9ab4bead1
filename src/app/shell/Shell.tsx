import { useChosenLanguage } from './useChosenLanguage.ts'
import { Gate } from '../gate/Gate.tsx'
import { SessionEnded } from './SessionEnded.tsx'
import { useSession } from '../../shared/page/useSession.ts'

/** Every page for logged-in users: the session first, then the gate, then the page. Specification §2. */
export function Shell() {
  const status = useSession()
  useChosenLanguage()

  return status === 'unknown' || status === 'in' ? <Gate /> : <SessionEnded status={status} />
}
