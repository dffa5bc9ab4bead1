import type { Note } from './note.ts'
import { type InvalidNote, readNote } from './noteFile.ts'

const files = import.meta.glob<string>('../../notes/*/pins/*.md', { query: '?raw', import: 'default', eager: true })

/** Reads the file of a note at a path: '../../notes/reset/pins/error--20261123-140512.md'. */
export function readNoteAt(path: string, file: string): Note | InvalidNote {
  const [, machine = '', id = ''] = /\/([^/]+)\/pins\/([^/]+)\.md$/.exec(path) ?? []
  return readNote(machine, id, file)
}

/** The notes in gallery/notes/<machine>/pins, by path. A test checks that each can be read, and that its state exists. */
export const noteFiles = Object.entries(files).map(([path, file]) => ({ path, read: readNoteAt(path, file) }))
export const storedNotes: Note[] = noteFiles.flatMap(({ read }) => ('problem' in read ? [] : read))
