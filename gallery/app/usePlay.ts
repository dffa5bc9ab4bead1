import { useEffect, useEffectEvent, useState } from 'react'
import type { Path } from '../paths.ts'
import type { ViewReport } from '../types.ts'

/** Long enough to see a step's changes in chart and view. */
const STEP_MS = 1_000
/** A view that shows nothing of a step holds the next ones back no longer than this. */
const LONGEST_MS = 10_000

export interface Playback {
  path: Path
  /** Number of steps sent. */
  done: number
  /** The view's state when the last event was sent. */
  from: ViewReport | null
  isPaused: boolean
}

export interface Player {
  playing: Playback | null
  play: (path: Path) => void
  pause: () => void
  /** Sends the next step at once, and pauses. */
  step: () => void
  stop: () => void
}

/** Plays a path on the view from the initial state: each event a moment after the view has shown the result of the previous one. */
export function usePlay(shown: ViewReport | null, start: () => void, send: (event: string) => void): Player {
  const [playing, setPlaying] = useState<Playback | null>(null)
  const next = (now: Playback, isPaused: boolean) => {
    const step = now.path.steps[now.done]
    if (step) send(step.event)
    setPlaying(now.done + 1 < now.path.steps.length || (step && !isPaused) ? { ...now, done: now.done + 1, from: shown, isPaused } : null)
  }
  const goOn = useEffectEvent((now: Playback) => next(now, false))
  useEffect(() => {
    if (!playing || playing.isPaused) return
    const isShown = shown !== null && shown !== playing.from
    const timer = setTimeout(() => goOn(playing), isShown ? STEP_MS : LONGEST_MS)
    return () => clearTimeout(timer)
  }, [playing, shown])
  return {
    playing,
    play: (path: Path) => {
      if (playing?.path === path) return setPlaying({ ...playing, isPaused: false })
      start()
      setPlaying({ path, done: 0, from: shown, isPaused: false })
    },
    pause: () => setPlaying(playing && { ...playing, isPaused: true }),
    step: () => playing && next(playing, true),
    stop: () => setPlaying(null),
  }
}
