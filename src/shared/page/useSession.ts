import { useSyncExternalStore } from 'react'
import { session } from '../../queries/call/session.ts'

/** State of this tab's session. Contract §2. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.status)

/** Whether a session marker is stored: the account item then says Log out. Specification §2. */
export const useHasMarker = () => useSyncExternalStore(session.subscribe, session.hasMarker)
