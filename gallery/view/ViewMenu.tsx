import type { ReactNode } from 'react'
import { type Language, LANGUAGES } from '../../src/constants/limits.ts'
import { BUILT_IN, languageName, type Settings, WIDTH_LIMITS, WIDTHS } from '../address.ts'
import { Menu, Segmented } from '../app/controls.tsx'
import { turn } from '../app/shell/useAddress.ts'
import { asTitle } from '../chart/names.ts'
import { views } from '../views/views.ts'
import { brands } from './brands.ts'

export const FIELD = 'flex items-center gap-2 text-xs whitespace-nowrap text-text-2'

interface Props {
  /** '' for a screen, which is no machine's. */
  machine: string
  settings: Settings
  /** Only settings of the variant: nothing runs here. Where every language is shown, neither language nor theme is chosen. */
  only?: 'variants' | 'one scene' | 'every language'
  /** Further settings of the page. */
  children?: ReactNode
}

const widths = Object.fromEntries(WIDTHS.map((width) => [String(width), width === 844 ? '844 × 390' : String(width)]))

const languages = Object.fromEntries(LANGUAGES.map((code) => [code, languageName(code)])) as Record<Language, string>

const answers: Record<Settings['answers'], string> = {
  normal: 'Answers',
  slow: 'Is slow',
  failing: 'Refuses',
  lost: 'Loses answers',
  notArrived: 'Loses requests',
}

/** 'Polish · 390 · dark', with all settings that differ from the default. */
function lookWords(
  { lang, theme, width, brand, texts, scene, mode, code }: Settings,
  only: Props['only'],
  isFirstScene: boolean,
): string {
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
      <Segmented
        isNamed
        label="Width"
        choices={widths}
        value={String(width)}
        onChange={(chosen) => turn({ width: Number(chosen) })}
      />
      <label className={FIELD}>
        Another width
        <input
          className="field h-control-sm w-16 px-1.5 text-text"
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
export function ViewMenu({ machine, settings, only, children }: Props) {
  const view = views[machine]
  const scenes = Object.keys(view?.scenes ?? {})
  // A sheet shows all scenes unless one is chosen; a view is always in one.
  const unchosen = only === 'variants' ? '' : (scenes[0] ?? '')
  const label = (
    <>
      <span className="sr-only">View: </span>
      {lookWords(settings, only, settings.scene === unchosen)}
    </>
  )
  return (
    <Menu label={label} name="View">
      {only !== 'every language' && (
        <Segmented
          isNamed
          label="Language"
          choices={languages}
          value={settings.lang}
          onChange={(lang) => turn({ lang })}
        />
      )}
      {only !== 'every language' && (
        <Segmented
          isNamed
          label="Theme"
          choices={{ dark: 'Dark', light: 'Light' }}
          value={settings.theme}
          onChange={(theme) => turn({ theme })}
        />
      )}
      <Width width={settings.width} />
      <Segmented
        isNamed
        label="Texts"
        choices={{ normal: 'Normal', long: 'Long' }}
        value={settings.texts}
        onChange={(texts) => turn({ texts })}
      />
      <Segmented
        isNamed
        label="Brand"
        choices={brands}
        value={Object.hasOwn(brands, settings.brand) ? settings.brand : BUILT_IN}
        onChange={(brand) => turn({ brand })}
      />
      {scenes.length > 1 && (
        <Segmented
          isNamed
          label="Scene"
          choices={{
            ...(only === 'variants' && { '': 'All scenes' }),
            ...Object.fromEntries(scenes.map((scene) => [scene, asTitle(scene)])),
          }}
          value={settings.scene !== null && scenes.includes(settings.scene) ? settings.scene : unchosen}
          onChange={(scene) => turn({ scene: scene === unchosen ? null : scene })}
        />
      )}
      {only === undefined && (
        <Segmented
          isNamed
          label="Mode"
          choices={{ still: 'Still', running: 'Running' }}
          value={settings.mode}
          onChange={(mode) => turn({ mode })}
        />
      )}
      {only === undefined && settings.mode === 'running' && (
        <Segmented
          isNamed
          label="The exchange"
          choices={answers}
          value={settings.answers}
          onChange={(how) => turn({ answers: how })}
        />
      )}
      {(view?.codes.length ?? 0) > 0 && (
        <label className={FIELD}>
          Error code
          <select
            className="field h-control-sm px-1.5 text-text"
            value={settings.code ?? ''}
            onChange={({ target }) => turn({ code: target.value === '' ? null : target.value })}
          >
            <option value="">as it comes</option>
            {view?.codes.map((code) => (
              <option key={code}>{code}</option>
            ))}
            <option value="9999">9999, unknown</option>
          </select>
        </label>
      )}
      {children}
    </Menu>
  )
}
