import { overlayName } from './overlayName.ts'
import type { ShownState } from '../notes/useNotes.ts'

const files = import.meta.glob<string>('../../notes/*/pictures/*.{png,jpg,webp}', { query: '?url', import: 'default', eager: true })

/** A picture saved in the folder of the notes. */
export interface StoredPicture {
  /** 'reset/pictures/error--en-dark-700.png' */
  path: string
  url: string
}

/** The picture saved for a variant of a view; null if there is none. */
export function storedPicture(seen: ShownState, all: Readonly<Record<string, string>> = files): StoredPicture | null {
  const stem = `../../notes/${seen.machine}/pictures/${overlayName(seen)}.`
  const found = Object.entries(all).find(([path]) => path.startsWith(stem))
  return found ? { path: found[0].slice('../../notes/'.length), url: found[1] } : null
}
