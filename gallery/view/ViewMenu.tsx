import type { ReactNode } from 'react'
import { type Language, LANGUAGES } from '../../src/constants/limits.ts'
import './view.css'
import { BUILT_IN, type Knobs, WIDTH_LIMITS, WIDTHS } from '../address.ts'
import { asTitle } from '../chart/names.ts'
import { languageName } from '../app/languageName.ts'
import { Menu } from '../app/Menu.tsx'
import { Segmented } from '../app/Segmented.tsx'
import { turn } from '../app/shell/useAddress.ts'
import { brands } from './brand/brands.ts'
import { views } from '../views/views.ts'

interface Props {
  /** '' for a screen, which is no machine's. */
  machine: string
  knobs: Knobs
  /** Only settings of the look: nothing runs here. Where every language is shown, neither language nor theme is chosen. */
  only?: 'looks' | 'one scene' | 'every language'
  /** Further settings of the page. */
  children?: ReactNode
}

const widths = Object.fromEntries(WIDTHS.map((width) => [String(width), width === 844 ? '844 × 390' : String(width)]))

// Each of them is there.
const languages = Object.fromEntries(LANGUAGES.map((code) => [code, languageName(code)])) as Record<Language, string>

const answers: Record<Knobs['answers'], string> = { normal: 'Answers', slow: 'Is slow', failing: 'Refuses', lost: 'Loses answers', notArrived: 'Loses requests' }

/** 'Polish · 390 · dark': what differs from the usual is said as well. */
function lookWords({ lang, theme, width, brand, texts, scene, mode, code }: Knobs, only: Props['only'], isFirstScene: boolean): string {
  const parts = [
    ...(only === 'every language' ? [`${width} px`] : [languageName(lang), String(width), theme]),
    ...(brand === BUILT_IN ? [] : [brand]),
    ...(texts === 'long' ? ['long texts'] : []),
    ...(scene === null || isFirstScene ? [] : [asTitle(scene)]),
    ...(mode === 'running' && only === undefined ? ['running'] : []),
    ...(code === null ? [] : [`code ${code}`]),
  ]
  return parts.join(' · ')
}

function Width({ width }: { width: number }) {
  return (
    <>
      <Segmented isNamed label="Width" choices={widths} value={String(width)} onChange={(chosen) => turn({ width: Number(chosen) })} />
      <label className="knob-field">
        Another width
        <input
          type="number"
          aria-label="Another width in pixels"
          min={WIDTH_LIMITS.least}
          max={WIDTH_LIMITS.most}
          key={width}
          defaultValue={width}
          // Not while typing: 1 and 14 are not widths.
          onBlur={({ target }) => target.validity.valid && target.value !== '' && turn({ width: target.valueAsNumber })}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      </label>
    </>
  )
}

/** How a view is shown, in one menu: language, theme, width, brand, long texts, scene, mode, and the exchange's answers. */
export function ViewMenu({ machine, knobs, only, children }: Props) {
  const view = views[machine]
  const scenes = Object.keys(view?.scenes ?? {})
  // A sheet shows all scenes unless one is chosen; a view is always in one.
  const unchosen = only === 'looks' ? '' : (scenes[0] ?? '')
  const label = (
    <>
      <span className="hidden-text">View: </span>
      {lookWords(knobs, only, knobs.scene === unchosen)}
    </>
  )
  return (
    <Menu label={label} name="View">
      {only !== 'every language' && <Segmented isNamed label="Language" choices={languages} value={knobs.lang} onChange={(lang) => turn({ lang })} />}
      {only !== 'every language' && <Segmented isNamed label="Theme" choices={{ dark: 'Dark', light: 'Light' }} value={knobs.theme} onChange={(theme) => turn({ theme })} />}
      <Width width={knobs.width} />
      <Segmented isNamed label="Texts" choices={{ normal: 'Normal', long: 'Long' }} value={knobs.texts} onChange={(texts) => turn({ texts })} />
      <Segmented isNamed label="Brand" choices={brands} value={Object.hasOwn(brands, knobs.brand) ? knobs.brand : BUILT_IN} onChange={(brand) => turn({ brand })} />
      {scenes.length > 1 && (
        <Segmented
          isNamed
          label="Scene"
          choices={{ ...(only === 'looks' && { '': 'All scenes' }), ...Object.fromEntries(scenes.map((scene) => [scene, asTitle(scene)])) }}
          value={knobs.scene !== null && scenes.includes(knobs.scene) ? knobs.scene : unchosen}
          onChange={(scene) => turn({ scene: scene === unchosen ? null : scene })}
        />
      )}
      {only === undefined && <Segmented isNamed label="Mode" choices={{ still: 'Still', running: 'Running' }} value={knobs.mode} onChange={(mode) => turn({ mode })} />}
      {only === undefined && knobs.mode === 'running' && <Segmented isNamed label="The exchange" choices={answers} value={knobs.answers} onChange={(how) => turn({ answers: how })} />}
      {(view?.codes.length ?? 0) > 0 && (
        <label className="knob-field">
          Error code
          <select value={knobs.code ?? ''} onChange={({ target }) => turn({ code: target.value === '' ? null : target.value })}>
            <option value="">as it comes</option>
            {view?.codes.map((code) => <option key={code}>{code}</option>)}
            <option value="9999">9999, unknown</option>
          </select>
        </label>
      )}
      {children}
    </Menu>
  )
}
