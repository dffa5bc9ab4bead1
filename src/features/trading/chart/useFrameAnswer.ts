import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { CHART_DEADLINE_MS } from '../../../constants/limits.ts'
import { chartMessage } from './chartFrame.ts'

/**
 * Whether the chart in the frame has reported that it is ready. Calls `fail` when it reports a failure,
 * or nothing within the deadline, which starts when the frame is mounted. Reliability E4.
 */
export function useFrameAnswer(frame: RefObject<HTMLIFrameElement | null>, isThere: boolean, fail: () => void): boolean {
  const [isReady, setReady] = useState(false)
  const failed = useEffectEvent(fail)

  useEffect(() => {
    if (!isThere) return
    const deadline = setTimeout(failed, CHART_DEADLINE_MS)
    const listen = (event: MessageEvent) => {
      const message = chartMessage(event, frame.current)
      if (message === null) return
      clearTimeout(deadline)
      if (message === 'ready') setReady(true)
      else failed()
    }
    window.addEventListener('message', listen)
    return () => {
      clearTimeout(deadline)
      window.removeEventListener('message', listen)
    }
  }, [frame, isThere])

  return isReady
}
