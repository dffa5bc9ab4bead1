import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InvariantName } from '../../../tests/proofs/invariants/invariants.ts'
import { replacePattern } from './pattern.ts'

/** One change of the sources, matched by syntax rather than by name or place: it survives renames and moves. */
export interface Edit {
  /** An export of a module in src; or a file, if nothing is exported. */
  in: string
  /** Code that occurs there once, with `$name` as a wildcard (pattern.ts); in other files, a text. Without it, `put` is appended. */
  find?: string
  put: string
}

/**
 * The check that must fail: a test by name, a lint rule, the build with a message, the comparison of two builds with one, an
 * invariant of the monkey test, or one of the simulation.
 */
export type Check = TestCheck | { by: 'lint'; rule: string } | { by: 'build'; says: string } | { by: 'builds'; says: string } | MonkeyCheck | SimulationCheck
export interface TestCheck {
  /** In Node and jsdom, or in a real browser with the built app. */
  by: 'unit' | 'browser'
  file: string
  /** Its full name, or a part of it. */
  test: string
}

export interface MonkeyCheck {
  by: 'monkey'
  invariant: InvariantName
}

/** An invariant in a stored run of tests/proofs/simulation/kept. */
export interface SimulationCheck {
  by: 'simulation'
  invariant: InvariantName
  story: string
}

/** A mutation that a careless change could make. Several edits if one guard backs up another. */
export interface Defect {
  /** Description of the mutation. */
  name: string
  /** Its consequence for users. */
  breaks: string
  edits: readonly Edit[]
  caughtBy: Check
}

const isCode = (file: string) => /\.tsx?$/.test(file)

/** The file that exports a name; throws unless there is exactly one. */
function fileOf(folder: string, place: string): string {
  if (place.includes('.')) return place
  const exported = new RegExp(`^export (?:const|function|async function|class) ${place}\\b`, 'm')
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter((file) => exported.test(readFileSync(join(folder, file), 'utf8')))
  const [file] = files
  if (file === undefined || files.length > 1) throw new Error(`${place} is exported by ${files.length} files, not by one: ${files.join(', ')}`)
  return file
}

function withText(text: string, find: string, put: string): string {
  const parts = text.split(find)
  if (parts.length !== 2) throw new Error(`${JSON.stringify(find)} occurs ${parts.length - 1} times, not once`)
  return parts.join(put)
}

/** The edited files' new texts; throws if an edit does not match. */
export function applyEdits(folder: string, edits: readonly Edit[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { in: place, find, put } of edits) {
    const file = fileOf(folder, place)
    const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8')
    const edit = isCode(file) ? replacePattern : withText
    texts.set(file, find === undefined ? `${text}${put}\n` : edit(text, find, put))
  }
  return texts
}
