import { useSyncExternalStore } from 'react'
import { ageSeconds } from '../../domain/market/freshness.ts'
import { deviceNow } from '../../platform/clock.ts'
import { everySecond } from './everySecond.ts'

/** '1:05' */
export const waitedTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const never = () => () => {}

/** Full seconds since `since` (epoch ms), updated every second; null without one. */
export function useSeconds(since: number | null): number | null {
  return useSyncExternalStore(since === null ? never : everySecond, () => ageSeconds(since, deviceNow()))
}
