import { useSyncExternalStore } from 'react'
import { session } from '../../queries/call/session.ts'

/** Whether the session has ended, here or in another tab: pending changes can no longer be verified. */
export const useSessionOver = () => useSyncExternalStore(session.subscribe, session.isOver)
