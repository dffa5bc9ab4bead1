import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { About, Settings } from '../../address.ts'
import { go } from '../../app/shell/useAddress.ts'
import { SaveMenu, SaveRow } from '../../chart/saved/ExportMenu.tsx'
import { save } from '../../chart/saved/save.ts'
import { plainName } from '../contactSheet/pictures.ts'
import type { Storyboard } from './board.ts'
import { FILES, saveTokens } from './files.ts'

const kinds = Object.keys(FILES)

/** The file requested on another page: saved as soon as all screens are taken. */
let pending: string | null = null

/** For the menu of a machine's page: the path to the state that is seen, as a storyboard, and the design tokens. */
export function StoryboardExports({ about, settings }: { about: About; settings: Settings }) {
  const open = (kind: string) => () => {
    pending = kind
    go({ page: 'pictures', grid: 'path', ...about }, { ...settings, mode: 'still' })
  }
  return (
    <>
      <SaveRow title="Storyboard" files={Object.fromEntries(kinds.map((kind) => [kind, open(kind)]))} />
      <SaveRow title="Design tokens" files={{ JSON: saveTokens }} />
    </>
  )
}

/** 'storyboard-reset-error-payment-failed-pl-dark-390' */
function fileName({ machine, frames }: Storyboard, { lang, theme, width }: Settings): string {
  const last = frames.at(-1)
  return `storyboard-${plainName([machine, last?.state ?? '', last?.by ?? 'the beginning'].join(' '))}-${lang}-${theme}-${width}`
}

/** The menu of a storyboard's own page. */
export function StoryboardMenu({ board, strip, settings, isReady }: {
  board: Storyboard | undefined
  strip: RefObject<HTMLElement | null>
  settings: Settings
  /** Whether all screens are taken. */
  isReady: boolean
}) {
  const saveAs = async (kind: string) => {
    const file = board && strip.current && (await FILES[kind]?.(board, strip.current))
    if (file) save(`${fileName(board, settings)}.${kind.toLowerCase()}`, file)
  }
  const savePending = useEffectEvent(() => {
    if (pending !== null) void saveAs(pending)
    pending = null
  })
  useEffect(() => {
    if (isReady) savePending()
  }, [isReady])
  return (
    <SaveMenu>
      <SaveRow title="Storyboard" isReady={isReady} files={{ ...Object.fromEntries(kinds.map((kind) => [kind, () => saveAs(kind)])), PDF: () => window.print() }} />
      <SaveRow title="Design tokens" files={{ JSON: saveTokens }} />
    </SaveMenu>
  )
}
