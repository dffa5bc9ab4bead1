/** A picture of this session; null: the one that was there is taken away. */
export interface SessionPicture {
  url: string
  /** Its file in the folder of the notes: 'reset/pictures/error--en-dark-700.png'; null if it exists only in this page. */
  path: string | null
}

// Not in a component: it is kept while other machines are shown.
const pictures = new Map<string, SessionPicture | null>()
const listeners = new Set<() => void>()

export const sessionPicture = (key: string) => pictures.get(key)

export function setSessionPicture(key: string, picture: SessionPicture | null) {
  const before = pictures.get(key)
  if (before && before.url !== picture?.url) URL.revokeObjectURL(before.url)
  pictures.set(key, picture)
  for (const listener of listeners) listener()
}

export function watchSessionPictures(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
