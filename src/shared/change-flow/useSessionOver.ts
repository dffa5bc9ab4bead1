import { useSyncExternalStore } from 'react'
import { session } from '../../queries/session.ts'

/** Whether the session has ended, here or in another tab: pending changes can no longer be verified. */
export const useSessionOver = (): boolean => useSyncExternalStore((changed) => session.subscribe(changed), () => session.isLeaving())
