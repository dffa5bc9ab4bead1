import type { ReactNode } from 'react'
import { type Language, LANGUAGES } from '../../src/constants/limits.ts'
import { languageName, type Settings, WIDTHS } from '../address.ts'
import { Menu, Picker, Segmented } from '../app/controls.tsx'
import { turn } from '../app/shell/useAddress.ts'
import { asTitle } from '../chart/names.ts'
import { views } from '../views/views.ts'

interface Props {
  /** '' for a screen, which is no machine's. */
  machine: string
  settings: Settings
  /** Only settings of the variant: nothing runs here. Where every language is shown, neither language nor theme is chosen. */
  only?: 'variants' | 'one scene' | 'every language' | undefined
  /** Further settings of the page. */
  children?: ReactNode
}

const widths = Object.fromEntries(WIDTHS.map((width) => [String(width), width === 844 ? '844 × 390' : String(width)]))

const languages = Object.fromEntries(LANGUAGES.map((code) => [code, languageName(code)])) as Record<Language, string>

const themes = { dark: 'Dark', light: 'Light' }
const lengths = { normal: 'Normal', long: 'Long' }
const modes = { still: 'Still', running: 'Running' }
const answers: Record<Settings['answers'], string> = {
  normal: 'Answers',
  slow: 'Is slow',
  failing: 'Refuses',
  lost: 'Loses answers',
  notArrived: 'Loses requests',
}

/** 'Polish · 390 · dark', with all settings that differ from the default. */
function lookWords(
  { lang, theme, width, texts, scene, mode, code }: Settings,
  only: Props['only'],
  isFirstScene: boolean,
): string {
  const parts = [
    ...(only === 'every language' ? [`${width} px`] : [languageName(lang), String(width), theme]),
    ...(texts === 'long' ? ['long texts'] : []),
    ...(scene === null || isFirstScene ? [] : [asTitle(scene)]),
    ...(mode === 'running' && only === undefined ? ['running'] : []),
    ...(code === null ? [] : [`code ${code}`]),
  ]
  return parts.join(' · ')
}

/** How a view is shown, in one menu: language, theme, width, long texts, scene, mode, and the exchange's answers. */
export function ViewMenu({ machine, settings, only, children }: Props) {
  const { scenes: named = {}, codes = [] } = views[machine] ?? {}
  const scenes = Object.keys(named)
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
        <>
          <Segmented label="Language" choices={languages} value={settings.lang} onChange={(lang) => turn({ lang })} />
          <Segmented label="Theme" choices={themes} value={settings.theme} onChange={(theme) => turn({ theme })} />
        </>
      )}
      <Segmented
        label="Width"
        choices={widths}
        value={String(settings.width)}
        onChange={(width) => turn({ width: Number(width) })}
      />
      <Segmented label="Texts" choices={lengths} value={settings.texts} onChange={(texts) => turn({ texts })} />
      {scenes.length > 1 && (
        <Segmented
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
        <Segmented label="Mode" choices={modes} value={settings.mode} onChange={(mode) => turn({ mode })} />
      )}
      {only === undefined && settings.mode === 'running' && (
        <Segmented
          label="The exchange"
          choices={answers}
          value={settings.answers}
          onChange={(how) => turn({ answers: how })}
        />
      )}
      {codes.length > 0 && (
        <Picker
          label="Error code"
          choices={[['', 'as it comes'], ...codes.map((code) => [code, code] as const), ['9999', '9999, unknown']]}
          value={settings.code ?? ''}
          onChange={(code) => turn({ code: code === '' ? null : code })}
        />
      )}
      {children}
    </Menu>
  )
}
