import { useState } from 'react'
import type { ShownState } from '../notes/useNotes.ts'

interface Laid {
  url: string
  /** The view and variant it is over. */
  view: string
  /** Percent. */
  opacity: number
  /** Equal pixels are black. */
  isDifference: boolean
}

/** A picture laid over the shown view, such as a mock-up. It is in this page alone, until another is laid. */
export function useOverlay({ machine, state, by, scene, settings: { lang, theme, width } }: ShownState) {
  const view = JSON.stringify([machine, state, by, scene, lang, theme, width])
  const [laid, setLaid] = useState<Laid | null>(null)
  return {
    /** Null if none is over this view. */
    laid: laid?.view === view ? laid : null,
    lay: (file: File) => file.type.startsWith('image/') && setLaid({ url: URL.createObjectURL(file), view, opacity: 50, isDifference: false }),
    turn: (change: Partial<Pick<Laid, 'opacity' | 'isDifference'>>) => setLaid((before) => before && { ...before, ...change }),
    remove: () => setLaid(null),
  }
}
export type Overlay = ReturnType<typeof useOverlay>
