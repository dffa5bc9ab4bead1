import { useEffect } from 'react'
import { onSessionEnd } from '../../../queries/session.ts'
import type { DraftStore } from './draft.ts'

/** Clears the draft on logout, so that the next user does not see it. It survives an expired session. */
export function useClearDraftOnLogout(draft: DraftStore) {
  useEffect(() => onSessionEnd((end) => end === 'left' && draft.forget()), [draft])
}
