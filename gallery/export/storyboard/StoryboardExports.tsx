import { useEffect, useEffectEvent } from 'react'
import type { About, Settings } from '../../address.ts'
import { go } from '../../app/shell/useAddress.ts'
import { SaveMenu, SaveRow } from '../../chart/saved/ExportMenu.tsx'
import { save } from '../../chart/saved/save.ts'
import { FILES, type FinishedStoryboard, fileName, tokensFile } from './files.ts'

type Kind = keyof typeof FILES
const kinds = Object.keys(FILES) as Kind[] // its keys

/** The file requested on another page: saved as soon as all screens are taken. */
let pending: Kind | null = null

const saveTokens = () => {
  const { name, content } = tokensFile()
  save(name, content)
}

async function saveAs(kind: Kind, { ...finished }: FinishedStoryboard) {
  save(`${fileName(finished.board, finished.settings)}.${FILES[kind].ending}`, await FILES[kind].make(finished))
}

/** For the menu of a machine's page: the path to the state that is seen, as a storyboard, and the design tokens. */
export function StoryboardExports({ about, settings }: { about: About; settings: Settings }) {
  const open = (kind: Kind) => () => {
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

/** The menu of a storyboard's own page. Null as long as not all screens are taken. */
export function StoryboardMenu({ finished }: { finished: () => FinishedStoryboard | null }) {
  const isReady = finished() !== null
  const saveNow = (kind: Kind) => {
    const now = finished()
    return now ? saveAs(kind, now) : undefined
  }
  const savePending = useEffectEvent(() => {
    const kind = pending
    pending = null
    if (kind) void saveNow(kind)
  })
  useEffect(() => {
    if (isReady) savePending()
  }, [isReady])
  return (
    <SaveMenu>
      <SaveRow title="Storyboard" isReady={isReady} files={{ ...Object.fromEntries(kinds.map((kind) => [kind, () => saveNow(kind)])), PDF: () => window.print() }} />
      <SaveRow title="Design tokens" files={{ JSON: saveTokens }} />
    </SaveMenu>
  )
}
