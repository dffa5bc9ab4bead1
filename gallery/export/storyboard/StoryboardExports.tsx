import type { RefObject } from 'react'
import { type About, type Settings, printAddress } from '../../address.ts'
import { SaveMenu, SaveRow } from '../../chart/saved/ExportMenu.tsx'
import { save } from '../../chart/saved/save.ts'
import { plainName } from '../contactSheet/pictures.ts'
import type { Storyboard } from './board.ts'
import { saveTokens, stripPicture } from './files.ts'

/** For the menu of a machine's page: the way to the state that is seen, as a storyboard, and the design tokens. */
export const StoryboardExports = ({ about, settings }: { about: About; settings: Settings }) => (
  <>
    <a href={printAddress({ place: { page: 'pictures', grid: 'path', ...about }, settings: { ...settings, mode: 'still' } })}>Storyboard of the way here</a>
    <SaveRow title="Design tokens" files={{ JSON: saveTokens }} />
  </>
)

/** 'storyboard-reset-error-payment-failed-pl-dark-390' */
function fileName({ machine, frames }: Storyboard, { lang, theme, width }: Settings): string {
  const last = frames.at(-1)
  return `storyboard-${plainName([machine, last?.state ?? '', last?.by ?? 'the beginning'].join(' '))}-${lang}-${theme}-${width}`
}

/** The menu of a storyboard's own page: PDF is printed by the browser. */
export function StoryboardMenu({ board, strip, settings, isReady }: {
  board: Storyboard | undefined
  strip: RefObject<HTMLElement | null>
  settings: Settings
  /** Whether all screens are taken. */
  isReady: boolean
}) {
  const savePicture = async () => board && strip.current && save(`${fileName(board, settings)}.png`, await stripPicture(strip.current))
  return (
    <SaveMenu>
      <SaveRow title="Storyboard" isReady={isReady} files={{ PNG: savePicture, PDF: () => window.print() }} />
    </SaveMenu>
  )
}
