import { useEffect, useEffectEvent, useState } from 'react'
import type { Path } from '../paths.ts'

/** Long enough to see on chart and view what a step has changed. */
const STEP_MS = 1_000

export interface Playing {
  path: Path
  /** Steps that have been sent. */
  done: number
}

/** Plays a path on the view: from where the machine begins, one event after the other. */
export function usePlay(begin: () => void, send: (event: string) => void) {
  const [playing, setPlaying] = useState<Playing | null>(null)
  const sendStep = useEffectEvent(send)
  useEffect(() => {
    if (!playing) return
    const { path, done } = playing
    const timer = setTimeout(() => {
      const step = path.steps[done]
      if (!step) return setPlaying(null)
      sendStep(step.event)
      setPlaying({ path, done: done + 1 })
    }, STEP_MS)
    return () => clearTimeout(timer)
  }, [playing])
  return {
    playing,
    play: (path: Path) => {
      begin()
      setPlaying({ path, done: 0 })
    },
    stop: () => setPlaying(null),
  }
}
