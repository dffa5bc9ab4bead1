import { useEffect } from 'react'
import { onSessionEnd } from '../../queries/session.ts'
import type { DraftStore } from './draft.ts'

/** What one user has typed is not there for the next. A session that only ran out finds it again after the login. */
export function useSweptDraft(draft: DraftStore) {
  useEffect(() => onSessionEnd((end) => end === 'left' && draft.forget()), [draft])
}
