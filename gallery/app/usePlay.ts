import { useEffect, useEffectEvent, useState } from 'react'
import type { Path } from '../paths.ts'

/** Long enough to see what a step changed in chart and view. */
const STEP_MS = 1_000

export interface Playing {
  path: Path
  /** Number of steps sent. */
  done: number
  isPaused: boolean
}

export interface Player {
  playing: Playing | null
  play: (path: Path) => void
  pause: () => void
  /** Sends the next step at once, and pauses. */
  step: () => void
  stop: () => void
}

/** Plays a path on the view, from the initial state, one event after the other. */
export function usePlay(start: () => void, send: (event: string) => void): Player {
  const [playing, setPlaying] = useState<Playing | null>(null)
  const next = (now: Playing, isPaused: boolean) => {
    const step = now.path.steps[now.done]
    if (step) send(step.event)
    setPlaying(now.done + 1 < now.path.steps.length || (step && !isPaused) ? { ...now, done: now.done + 1, isPaused } : null)
  }
  const goOn = useEffectEvent((now: Playing) => next(now, false))
  useEffect(() => {
    if (!playing || playing.isPaused) return
    const timer = setTimeout(() => goOn(playing), STEP_MS)
    return () => clearTimeout(timer)
  }, [playing])
  return {
    playing,
    play: (path: Path) => {
      if (playing?.path === path) return setPlaying({ ...playing, isPaused: false })
      start()
      setPlaying({ path, done: 0, isPaused: false })
    },
    pause: () => setPlaying(playing && { ...playing, isPaused: true }),
    step: () => playing && next(playing, true),
    stop: () => setPlaying(null),
  }
}
