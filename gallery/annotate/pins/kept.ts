import { charts } from '../../chart/machines.ts'
import { leavesOf } from '../../app/words.ts'
import type { Pin } from './pin.ts'
import { type Malformed, readPin } from './pinFile.ts'

export interface KeptMalformed extends Malformed {
  machine: string
  path: string
}

/** A pinned note whose state or machine is gone. */
export interface Stray {
  pin: Pin
  why: string
}

interface Kept {
  pins: Pin[]
  malformed: KeptMalformed[]
}

/** Reads the files of pinned notes, by path: '../../notes/reset/pins/error--20261123-140512.md'. */
export function readKept(files: Readonly<Record<string, string>>): Kept {
  const kept: Kept = { pins: [], malformed: [] }
  for (const [path, text] of Object.entries(files)) {
    const [, machine = '', id = ''] = /\/([^/]+)\/pins\/([^/]+)\.md$/.exec(path) ?? []
    const read = readPin(machine, id, text)
    if ('problem' in read) kept.malformed.push({ ...read, machine, path: path.replace(/^\.\.\/\.\./, 'gallery') })
    else kept.pins.push(read)
  }
  return kept
}

/** Why a note belongs to no state; null if it does. */
export function whyStray({ machine, state }: Pin): string | null {
  const chart = charts.find(({ name }) => name === machine)
  if (!chart) return `there is no machine “${machine}” any more`
  const states = new Set(leavesOf(chart).map(({ path }) => path))
  return state.split('+').every((one) => states.has(one)) ? null : `there is no state “${state}” any more`
}

export const straysOf = (pins: readonly Pin[]): Stray[] =>
  pins.flatMap((pin) => {
    const why = whyStray(pin)
    return why === null ? [] : { pin, why }
  })

/** The notes pinned in gallery/notes/<machine>/pins. */
export const kept = readKept(import.meta.glob<string>('../../notes/*/pins/*.md', { query: '?raw', import: 'default', eager: true }))
