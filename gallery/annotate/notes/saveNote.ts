import { SAVED } from '../saved-notes/paths.ts'
import type { Note } from './note.ts'
import { noteText } from './noteFile.ts'

const TYPES: Readonly<Record<string, string>> = { md: 'text/markdown', png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }

/** Sends a request to the development server; throws its error message. */
async function ask(path: string, request: RequestInit) {
  const response = await fetch(new URL(`${SAVED}/${path}`, document.baseURI), request)
  if (!response.ok) throw new Error((await response.text()) || `the server answers ${response.status}`)
}

const pathIn = ({ machine, id }: Note) => `${machine}/pins/${id}.md`

/** Writes a file into the folder of the notes. Only in development; throws with the reason. */
export const saveFile = (path: string, body: Blob | string) =>
  ask(path, { method: 'POST', body, headers: { 'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream' } })
export const removeFile = (path: string) => ask(path, { method: 'DELETE' })

export const saveNote = (note: Note) => saveFile(pathIn(note), noteText(note))
export const removeNote = (note: Note) => removeFile(pathIn(note))

/** Whether notes can be saved as files: the gallery is served from its sources. */
export const hasFiles: boolean = import.meta.env.DEV
