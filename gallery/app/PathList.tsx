import './pathList.css'
import { Play, Square } from 'lucide-react'
import type { Knobs } from '../address.ts'
import { type Path, wayTitle } from '../paths.ts'
import type { Chart } from '../types.ts'
import type { Playing } from './usePlay.ts'
import { stateTitle } from './words.ts'

interface Props {
  chart: Chart
  paths: readonly Path[]
  walked: ReadonlySet<string>
  playing: Playing | null
  names: Knobs['names']
  onPlay: (path: Path) => void
  onStop: () => void
}

/** How every state is come to, in as few steps as can be: each can be played on chart and view. */
export function PathList({ chart, paths, walked, playing, names, onPlay, onStop }: Props) {
  return (
    <div className="panel-body">
      <ol className="paths">
        {paths.map((path) => {
          const isPlaying = playing?.path === path
          const title = stateTitle(chart, path.state, names)
          return (
            <li key={`${path.state} ${path.by}`} data-playing={isPlaying}>
              <button
                type="button"
                className="icon-button"
                aria-label={isPlaying ? `Stop` : `Play the way to ${title}${path.by === null ? '' : `: ${wayTitle(path)}`}`}
                disabled={path.steps.length === 0}
                onClick={() => (isPlaying ? onStop() : onPlay(path))}
              >
                {isPlaying ? <Square size={12} aria-hidden /> : <Play size={13} aria-hidden />}
              </button>
              <div>
                <strong>{title}</strong>
                <span className="path-steps">
                  {path.steps.length === 0 && 'where it begins'}
                  {path.steps.map(({ title: step, type, state }, index) => (
                    <span key={index} className="path-step" data-done={isPlaying && index < playing.done}>
                      {names === 'code' ? type : step}
                      <span className="hidden-text">, then {stateTitle(chart, state, names)}</span>
                    </span>
                  ))}
                </span>
              </div>
              {walked.has(`${path.state} by ${path.by}`) && (
                <span className="walked" title="A test in a real browser walks here by this event">
                  walked
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
