import { useSyncExternalStore } from 'react'
import { isResting } from '../../queries/rest.ts'
import { everySecond } from '../browser/everySecond.ts'

/** Whether the exchange has asked to be left alone for a while (429, Retry-After): what is sent now would be refused again. */
export const usePaused = (): boolean => useSyncExternalStore(everySecond, isResting)
