import { type Language, LANGUAGES } from '../../src/constants/limits.ts'
import './view.css'
import { BUILT_IN, type Knobs as KnobValues, WIDTH_LIMITS, WIDTHS } from '../address.ts'
import { asTitle } from '../chart/names.ts'
import { Segmented } from '../app/Segmented.tsx'
import { languageName } from '../app/languageName.ts'
import { brands } from './brand/brands.ts'
import { views } from '../views/views.ts'

interface Props {
  machine: string
  knobs: KnobValues
  onTurn: (knobs: Partial<KnobValues>) => void
  /** Only display knobs: nothing runs here. Where every language is shown, none is chosen. */
  only?: 'looks' | 'one scene' | 'every language'
}

const widths = Object.fromEntries(WIDTHS.map((width) => [String(width), width === 844 ? '844 × 390' : String(width)]))

// Each of them is there.
const languages = Object.fromEntries(LANGUAGES.map((code) => [code, languageName(code)])) as Record<Language, string>

/** The knobs of a view: language, width, brand, long texts, scene, mode, and the exchange's answers. */
export function Knobs({ machine, knobs, onTurn, only }: Props) {
  const view = views[machine]
  const scenes = Object.keys(view?.scenes ?? {})
  const isRunning = knobs.mode === 'running'
  // A sheet shows all scenes unless one is chosen; a view is always in one.
  const unchosen = only === 'looks' ? '' : (scenes[0] ?? '')

  return (
    <div className="knobs" role="group" aria-label="How it is looked at">
      {only !== 'every language' && <Segmented isNamed label="Language" choices={languages} value={knobs.lang} onChange={(lang) => onTurn({ lang })} />}
      <Segmented
        isNamed
        label="Width"
        choices={widths}
        value={String(knobs.width)}
        onChange={(chosen) => onTurn({ width: Number(chosen) })}
      />
      <label className="knob-field">
        Other
        <input
          type="number"
          aria-label="Another width in pixels"
          min={WIDTH_LIMITS.least}
          max={WIDTH_LIMITS.most}
          key={knobs.width}
          defaultValue={knobs.width}
          // Not while typing: 1 and 14 are not widths.
          onBlur={({ target }) => target.validity.valid && target.value !== '' && onTurn({ width: target.valueAsNumber })}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      </label>
      <Segmented isNamed label="Brand" choices={brands} value={Object.hasOwn(brands, knobs.brand) ? knobs.brand : BUILT_IN} onChange={(brand) => onTurn({ brand })} />
      <Segmented isNamed label="Texts" choices={{ normal: 'Normal', long: 'Long' }} value={knobs.texts} onChange={(texts) => onTurn({ texts })} />
      {scenes.length > 1 && (
        <Segmented
          isNamed
          label="Scene"
          choices={{ ...(only === 'looks' && { '': 'All scenes' }), ...Object.fromEntries(scenes.map((scene) => [scene, asTitle(scene)])) }}
          value={knobs.scene !== null && scenes.includes(knobs.scene) ? knobs.scene : unchosen}
          onChange={(scene) => onTurn({ scene: scene === unchosen ? null : scene })}
        />
      )}
      {only === undefined && (
        <Segmented isNamed label="Mode" choices={{ still: 'Still', running: 'Running' }} value={knobs.mode} onChange={(mode) => onTurn({ mode })} />
      )}
      {only === undefined && isRunning && (
        <Segmented
          isNamed
          label="The exchange"
          choices={{ normal: 'Answers', slow: 'Is slow', failing: 'Refuses', lost: 'Loses answers', notArrived: 'Loses requests' }}
          value={knobs.answers}
          onChange={(answers) => onTurn({ answers })}
        />
      )}
      {(view?.codes.length ?? 0) > 0 && (
        <label className="knob-field">
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
