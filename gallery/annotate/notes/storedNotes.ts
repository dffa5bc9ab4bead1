import { charts } from '../../chart/machines.ts'
import { leavesOf } from '../../app/titles.ts'
import { type Note, pathOfNote } from './note.ts'
import { readNote } from './noteFile.ts'

/** A note without a place, or a file that is no note. */
export interface LostNote {
  machine: string
  path: string
  why: string
  text: string
}

/** Reads the files of pinned notes, by path: '../../notes/reset/pins/error--20261123-140512.md'. */
export function readStoredNotes(files: Readonly<Record<string, string>>) {
  const [notes, malformed]: [Note[], LostNote[]] = [[], []]
  for (const [path, file] of Object.entries(files)) {
    const [, machine = '', id = ''] = /\/([^/]+)\/pins\/([^/]+)\.md$/.exec(path) ?? []
    const read = readNote(machine, id, file)
    if ('problem' in read) malformed.push({ machine, path: pathOfNote({ machine, id }), why: `it cannot be read: ${read.problem}`, text: read.text })
    else notes.push(read)
  }
  return { notes, malformed }
}

/** The notes whose state or machine no longer exists. */
export const orphansOf = (notes: readonly Note[]): LostNote[] =>
  notes.flatMap((note) => {
    const { machine, state, text } = note
    const chart = charts.find(({ name }) => name === machine)
    const states = new Set(chart && leavesOf(chart).map(({ path }) => path))
    if (state.split('+').every((one) => states.has(one))) return []
    return [{ machine, path: pathOfNote(note), why: chart ? `there is no state “${state}” any more` : `there is no machine “${machine}” any more`, text }]
  })

/** The notes in gallery/notes/<machine>/pins. */
export const storedNotes = readStoredNotes(import.meta.glob<string>('../../notes/*/pins/*.md', { query: '?raw', import: 'default', eager: true }))
