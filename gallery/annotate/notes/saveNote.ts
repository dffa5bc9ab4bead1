import { SAVED } from '../saved-notes/paths.ts'
import type { Note } from './note.ts'
import { noteText } from './noteFile.ts'

/** Sends a request to the development server; throws its error message. */
async function send({ machine, id }: Note, request: RequestInit) {
  const response = await fetch(new URL(`${SAVED}/${machine}/pins/${id}.md`, document.baseURI), request)
  if (!response.ok) throw new Error((await response.text()) || `the server answers ${response.status}`)
}

/** Writes a note as a file. Only in development; throws with the reason. */
export const saveNote = (note: Note) => send(note, { method: 'POST', body: noteText(note) })
export const removeNote = (note: Note) => send(note, { method: 'DELETE' })

/** Whether notes can be saved as files: the gallery is served from its sources. */
export const hasFiles: boolean = import.meta.env.DEV
