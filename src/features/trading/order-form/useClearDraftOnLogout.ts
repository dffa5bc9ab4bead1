import { useEffect } from 'react'
import { onSessionEnd } from '../../../queries/session.ts'
import type { DraftStore } from './draft.ts'

/** Clears the draft on logout, so the next user does not see it. After an expired session it is still there. */
export function useClearDraftOnLogout(draft: DraftStore) {
  useEffect(() => onSessionEnd((end) => end === 'left' && draft.forget()), [draft])
}
