import { useSyncExternalStore } from 'react'
import { isResting } from '../../queries/rest.ts'
import { everySecond } from '../browser/everySecond.ts'

/** Whether the exchange is rate-limiting us (429, Retry-After): a request now would be refused again. */
export const usePaused = (): boolean => useSyncExternalStore(everySecond, isResting)
