import { useEffect, useState } from 'react'
import type { FrameMessage } from '../frame/wire.ts'

/** Each frame is a whole app: more at once would keep each other from showing anything in time. */
const AT_ONCE = 3

/** How many frames of a page may have begun: the next one when one has told where it is, or that it cannot show it. */
export function useTurns(): number {
  const [done, setDone] = useState<ReadonlySet<MessageEventSource>>(new Set())
  useEffect(() => {
    const heard = ({ source, data }: MessageEvent<FrameMessage>) => {
      if (source && (data.kind === 'moved' || data.kind === 'trouble')) setDone((known) => (known.has(source) ? known : new Set([...known, source])))
    }
    window.addEventListener('message', heard)
    return () => window.removeEventListener('message', heard)
  }, [])
  return done.size + AT_ONCE
}
