import './pathList.css'
import { Play, Square } from 'lucide-react'
import { type Settings, printAddress } from '../address.ts'
import { type Path, START, wayTitle } from '../paths.ts'
import type { Chart } from '../types.ts'
import type { Player } from './usePlay.ts'
import { leavesOf, stateTitle } from './titles.ts'

interface Props {
  chart: Chart
  paths: readonly Path[]
  player: Player
  settings: Settings
}

/** The shortest paths to every state, in the order of the chart; each can be played on chart and view. */
export function PathList({ chart, paths, player, settings }: Props) {
  const states = leavesOf(chart).map(({ path }) => path)
  // Parallel states, which are no leaves, come last.
  const rank = (state: string) => (states.includes(state) ? states.indexOf(state) : states.length)
  const { playing, play, stop } = player
  return (
    <ol className="paths">
      {paths.toSorted((a, b) => rank(a.state) - rank(b.state)).map((path) => {
        const isPlaying = playing?.path === path
        const title = `${stateTitle(chart, path.state)}${path.by === null ? '' : `: ${wayTitle(path)}`}`
        return (
          <li key={`${path.state} ${path.by}`} data-playing={isPlaying}>
            <div className="path-controls">
              <button type="button" className="icon-button" aria-label={isPlaying ? 'Stop' : `Play the way to ${title}`} disabled={path.steps.length === 0} onClick={() => (isPlaying ? stop() : play(path))}>
                {isPlaying ? <Square size={12} aria-hidden /> : <Play size={13} aria-hidden />}
              </button>
            </div>
            <div>
              <strong>{stateTitle(chart, path.state)}</strong>
              <span className="path-steps">
                {path.steps.length === 0 && START}
                {path.steps.map(({ title: step, state }, index) => (
                  <span key={index} className="path-step" data-done={isPlaying && index < playing.done}>
                    {step}
                    <span className="hidden-text">, then {stateTitle(chart, state)}</span>
                  </span>
                ))}
              </span>
            </div>
            <a className="path-storyboard" href={printAddress({ place: { page: 'pictures', grid: 'path', machine: chart.name, state: path.state, by: path.by }, settings })} aria-label={`Storyboard of the way to ${title}`}>
              Storyboard
            </a>
          </li>
        )
      })}
    </ol>
  )
}
