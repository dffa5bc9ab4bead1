import { SAVED } from '../saved-notes/paths.ts'
import type { Pin } from './pin.ts'
import { pinText } from './pinFile.ts'

const TYPES: Readonly<Record<string, string>> = { md: 'text/markdown', png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }

/** Asks the development server; throws with what it says. */
async function ask(path: string, request: RequestInit) {
  const response = await fetch(new URL(`${SAVED}/${path}`, document.baseURI), request)
  if (!response.ok) throw new Error((await response.text()) || `the server answers ${response.status}`)
}

const pathIn = ({ machine, id }: Pin) => `${machine}/pins/${id}.md`

/** Writes a file beside the notes. Only in development; throws with the reason. */
export const saveFile = (path: string, body: Blob | string) =>
  ask(path, { method: 'POST', body, headers: { 'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream' } })
export const removeFile = (path: string) => ask(path, { method: 'DELETE' })

export const savePin = (pin: Pin) => saveFile(pathIn(pin), pinText(pin))
export const removePin = (pin: Pin) => removeFile(pathIn(pin))

/** Whether notes can be saved as files: the gallery is served from its sources. */
export const hasFiles: boolean = import.meta.env.DEV
