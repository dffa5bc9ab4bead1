import { Play, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Settings, printAddress } from '../address.ts'
import { leavesOf, type Path, START, wayTitle } from '../paths.ts'
import type { Chart, ViewReport } from '../types.ts'
import { IconButton } from './controls.tsx'
import { stateTitle } from './titles.ts'

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

/** Plays a path on the view from the initial state: each event a moment after the view has shown the result of the previous one. */
export function usePlay(shown: ViewReport | null, start: () => void, send: (event: string) => void) {
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

interface Props {
  chart: Chart
  paths: readonly Path[]
  player: ReturnType<typeof usePlay>
  settings: Settings
}

/** The shortest paths to every state, in the order of the chart; each can be played on chart and view. */
export function PathList({ chart, paths, player, settings }: Props) {
  const states = leavesOf(chart).map(({ path }) => path)
  const rank = ({ state }: Path) => states.indexOf(state)
  const { playing, play, stop } = player
  return (
    <ol className="divide-y divide-line">
      {paths
        .toSorted((a, b) => rank(a) - rank(b))
        .map((path) => {
          const isPlaying = playing?.path === path
          const title = `${stateTitle(chart, path.state)}${path.by === null ? '' : `: ${wayTitle(path)}`}`
          return (
            <li
              key={`${path.state} ${path.by}`}
              className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-1.5 ${isPlaying ? 'bg-accent-soft' : ''}`}
            >
              <IconButton
                name={isPlaying ? 'Stop' : `Play the way to ${title}`}
                Icon={isPlaying ? Square : Play}
                disabled={path.steps.length === 0}
                onClick={() => (isPlaying ? stop() : play(path))}
              />
              <div>
                <strong className="font-medium">{stateTitle(chart, path.state)}</strong>
                <span className="block text-text-3">
                  {path.steps.length === 0 && START}
                  {path.steps.map(({ title: step, state }, index) => (
                    <span key={index} className={isPlaying && index < playing.done ? 'text-accent' : 'text-text-2'}>
                      {index > 0 && <span aria-hidden> → </span>}
                      {step}
                      <span className="sr-only">, then {stateTitle(chart, state)}</span>
                    </span>
                  ))}
                </span>
              </div>
              <a
                className="text-xs"
                href={printAddress({
                  place: { page: 'pictures', grid: 'path', machine: chart.name, state: path.state, by: path.by },
                  settings,
                })}
                aria-label={`Storyboard of the way to ${title}`}
              >
                Storyboard
              </a>
            </li>
          )
        })}
    </ol>
  )
}
