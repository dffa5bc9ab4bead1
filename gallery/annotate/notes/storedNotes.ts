import { charts } from '../../chart/machines.ts'
import { leavesOf } from '../../app/titles.ts'
import type { Note } from './note.ts'
import { type InvalidNote, readNote } from './noteFile.ts'

export interface MalformedFile extends InvalidNote {
  machine: string
  path: string
}

/** A pinned note whose state or machine is gone. */
export interface Orphan {
  note: Note
  why: string
}

interface StoredNotes {
  notes: Note[]
  malformed: MalformedFile[]
}

/** Reads the files of pinned notes, by path: '../../notes/reset/pins/error--20261123-140512.md'. */
export function readStoredNotes(files: Readonly<Record<string, string>>): StoredNotes {
  const storedNotes: StoredNotes = { notes: [], malformed: [] }
  for (const [path, text] of Object.entries(files)) {
    const [, machine = '', id = ''] = /\/([^/]+)\/pins\/([^/]+)\.md$/.exec(path) ?? []
    const read = readNote(machine, id, text)
    if ('problem' in read) storedNotes.malformed.push({ ...read, machine, path: path.replace(/^\.\.\/\.\./, 'gallery') })
    else storedNotes.notes.push(read)
  }
  return storedNotes
}

/** Why a note belongs to no state; null if it does. */
export function whyOrphaned({ machine, state }: Note): string | null {
  const chart = charts.find(({ name }) => name === machine)
  if (!chart) return `there is no machine “${machine}” any more`
  const states = new Set(leavesOf(chart).map(({ path }) => path))
  return state.split('+').every((one) => states.has(one)) ? null : `there is no state “${state}” any more`
}

export const orphansOf = (notes: readonly Note[]): Orphan[] =>
  notes.flatMap((note) => {
    const why = whyOrphaned(note)
    return why === null ? [] : { note, why }
  })

/** The notes in gallery/notes/<machine>/pins. */
export const storedNotes = readStoredNotes(import.meta.glob<string>('../../notes/*/pins/*.md', { query: '?raw', import: 'default', eager: true }))
