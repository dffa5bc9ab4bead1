import { useEffect, useEffectEvent } from 'react'
import { useIdle } from './useIdle.ts'

/** Does something once, when the browser is idle for the first time, counted from when `isReady` is true. */
export function useWhenIdle(work: () => unknown, isReady = true) {
  const isIdle = useIdle(isReady)
  const doWork = useEffectEvent(work)
  useEffect(() => {
    if (isIdle) doWork()
  }, [isIdle])
}
