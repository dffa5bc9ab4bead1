import { useSyncExternalStore } from 'react'
import { isRateLimited } from '../../queries/call/rateLimit.ts'
import { everySecond } from '../../ui/hooks/everySecond.ts'

/** Whether the exchange is rate-limiting us (429, Retry-After): a request now would be rejected again. */
export const useIsRateLimited = (): boolean => useSyncExternalStore(everySecond, isRateLimited)
