import { useState, useSyncExternalStore } from 'react'
import { hasFiles, removeFile, saveFile } from '../notes/saveNote.ts'
import type { ShownState } from '../notes/useNotes.ts'
import { LARGEST_PICTURE, LARGEST_PICTURE_SAID, pictureType } from '../saved-notes/pictureType.ts'
import { storedPicture } from './storedPicture.ts'
import { overlayName } from './overlayName.ts'
import { sessionPicture, setSessionPicture, watchSessionPictures } from './sessionPictures.ts'
import { FIRST, type OverlaySettings } from './overlaySettings.ts'

const because = (error: unknown) => (error instanceof Error ? error.message : String(error))
/** A signature is the first of them. */
const FIRST_BYTES = 16

/** The picture placed over the shown variant: from this session, or saved with the notes. */
export function useOverlay(seen: ShownState, isKeptInFiles = hasFiles) {
  const key = `${seen.machine}/${overlayName(seen)}`
  const own = useSyncExternalStore(watchSessionPictures, () => sessionPicture(key))
  const [settings, setSettings] = useState<OverlaySettings>(FIRST)
  const [said, setSaid] = useState<{ key: string; text: string } | null>(null)
  const storedNotes = storedPicture(seen)
  const say = (text: string) => setSaid({ key, text })

  return {
    url: own === null ? null : (own?.url ?? storedNotes?.url ?? null),
    settings,
    turn: (change: Partial<OverlaySettings>) => setSettings((before) => ({ ...before, ...change })),
    /** The result of laying the last picture. */
    said: said?.key === key ? said.text : null,
    /** Overlays a file on the view after checking its first bytes; stores it next to the notes if there is a server. */
    lay: async (file: Blob) => {
      const type = pictureType(new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer()))
      if (type === null) return say('That is no PNG, JPEG or WebP.')
      if (file.size > LARGEST_PICTURE) return say(`The picture is larger than ${LARGEST_PICTURE_SAID}.`)
      const url = URL.createObjectURL(file)
      setSessionPicture(key, { url, path: null })
      if (!isKeptInFiles) return say('Kept until this page is closed: a static site keeps no pictures.')
      const path = `${key}.${type}`.replace('/', '/pictures/')
      try {
        await saveFile(path, file)
        setSessionPicture(key, { url, path })
        // A variant has one picture.
        const replaced = own?.path ?? storedNotes?.path ?? path
        if (replaced !== path) await removeFile(replaced)
        say(`Kept as gallery/notes/${path}.`)
      } catch (error) {
        say(`Not storedNotes, and here until this page is closed: ${because(error)}`)
      }
    },
    /** Takes it away, and its file. */
    remove: async () => {
      const path = own?.path ?? storedNotes?.path ?? null
      setSessionPicture(key, null)
      setSaid(null)
      if (path === null || !isKeptInFiles) return
      try {
        await removeFile(path)
      } catch (error) {
        say(`Its file is still there: ${because(error)}`)
      }
    },
  }
}
export type Overlay = ReturnType<typeof useOverlay>
