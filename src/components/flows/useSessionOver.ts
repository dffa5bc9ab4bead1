import { useSyncExternalStore } from 'react'
import { session } from '../../queries/session.ts'

/** Whether the session has ended, here or in another tab: what is under way can be asked for no more. */
export const useSessionOver = (): boolean => useSyncExternalStore((changed) => session.subscribe(changed), () => session.isLeaving())
