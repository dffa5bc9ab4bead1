import './view.css'
import { type Knobs as KnobValues, WIDTHS } from '../address.ts'
import { asTitle } from '../chart/names.ts'
import { Segmented } from '../app/Segmented.tsx'
import { views } from '../views/views.ts'

interface Props {
  machine: string
  knobs: KnobValues
  onTurn: (knobs: Partial<KnobValues>) => void
  /** Only those of its looks: nothing runs here. */
  only?: 'looks'
}

const widths = Object.fromEntries(WIDTHS.map((width) => [String(width), String(width)]))

/** Everything a view can be looked at with: language, width, long texts, where the machine is at work, and how the exchange answers. */
export function Knobs({ machine, knobs, onTurn, only }: Props) {
  const view = views[machine]
  const scenes = Object.keys(view?.scenes ?? {})
  const isRunning = knobs.mode === 'running'
  // A sheet shows all scenes unless one is chosen; a view is always in one.
  const unchosen = only === 'looks' ? '' : (scenes[0] ?? '')

  return (
    <div className="knobs" role="group" aria-label="How it is looked at">
      <Segmented label="Language" choices={{ en: 'English', pl: 'Polish' }} value={knobs.lang} onChange={(lang) => onTurn({ lang })} />
      <Segmented
        label="Width in pixels"
        choices={widths}
        value={String(knobs.width)}
        onChange={(chosen) => onTurn({ width: WIDTHS.find((width) => String(width) === chosen) ?? WIDTHS[0] })}
      />
      <Segmented label="Texts" choices={{ normal: 'Texts', long: 'Long texts' }} value={knobs.texts} onChange={(texts) => onTurn({ texts })} />
      {scenes.length > 1 && (
        <Segmented
          label="Scene"
          choices={{ ...(only === 'looks' && { '': 'All scenes' }), ...Object.fromEntries(scenes.map((scene) => [scene, asTitle(scene)])) }}
          value={knobs.scene !== null && scenes.includes(knobs.scene) ? knobs.scene : unchosen}
          onChange={(scene) => onTurn({ scene: scene === unchosen ? null : scene })}
        />
      )}
      {only === undefined && (
        <Segmented label="Mode" choices={{ still: 'Still', running: 'Running' }} value={knobs.mode} onChange={(mode) => onTurn({ mode })} />
      )}
      {only === undefined && isRunning && (
        <Segmented
          label="Answers of the exchange"
          choices={{ normal: 'Answers', slow: 'Slow', failing: 'Refuses', lost: 'Lost' }}
          value={knobs.answers}
          onChange={(answers) => onTurn({ answers })}
        />
      )}
      {(view?.codes.length ?? 0) > 0 && (
        <label className="knob-code">
          Error code
          <select value={knobs.code ?? ''} onChange={({ target }) => onTurn({ code: target.value === '' ? null : target.value })}>
            <option value="">as it comes</option>
            {view?.codes.map((code) => <option key={code}>{code}</option>)}
            <option value="9999">9999, unknown</option>
          </select>
        </label>
      )}
    </div>
  )
}
