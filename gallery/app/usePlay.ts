import { useEffect, useEffectEvent, useState } from 'react'
import type { Path } from '../paths.ts'
import type { ViewReport } from '../types.ts'

/** Long enough to see a step's changes in chart and view. */
const STEP_MS = 1_000
/** A view that shows nothing of a step holds the next ones back no longer than this. */
const LONGEST_MS = 10_000

interface Playback {
  path: Path
  /** Number of steps sent. */
  done: number
  /** The view's state when the last event was sent. */
  from: ViewReport | null
}

export interface Player {
  playing: Playback | null
  play: (path: Path) => void
  stop: () => void
}

/** Plays a path on the view from the initial state: each event a moment after the view has shown the result of the previous one. */
export function usePlay(shown: ViewReport | null, start: () => void, send: (event: string) => void): Player {
  const [playing, setPlaying] = useState<Playback | null>(null)
  const next = useEffectEvent(({ path, done }: Playback) => {
    const step = path.steps[done]
    if (step) send(step.event)
    setPlaying(step ? { path, done: done + 1, from: shown } : null)
  })
  useEffect(() => {
    if (!playing) return
    const isShown = shown !== null && shown !== playing.from
    const timer = setTimeout(() => next(playing), isShown ? STEP_MS : LONGEST_MS)
    return () => clearTimeout(timer)
  }, [playing, shown])
  return {
    playing,
    play: (path: Path) => {
      start()
      setPlaying({ path, done: 0, from: shown })
    },
    stop: () => setPlaying(null),
  }
}
