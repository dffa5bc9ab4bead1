import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaced } from './pattern.ts'

/** One change of the sources, told by what they say and not by how or where it is written: it outlives a rename and a move. */
export interface Edit {
  /** What a module of src exports, wherever that lies; or a file, where nothing is exported. */
  in: string
  /** Code that stands there once, `$name` being anything (pattern.ts); in a file of no code, a text. Without it, `put` is added at the end. */
  find?: string
  put: string
}

/** What must turn red: one test by its name, one rule of the linter, or the build, for the reason it says. */
export type Check = TestCheck | { by: 'lint'; rule: string } | { by: 'build'; says: string }
export interface TestCheck {
  /** In Node and jsdom, or in a real browser with the built app. */
  by: 'unit' | 'browser'
  file: string
  /** Its full name, or a part of it. */
  test: string
}

/** A deliberate mistake, such as a careless change makes. Several edits where one guard stands behind another. */
export interface Defect {
  /** In words: what somebody has done. */
  name: string
  /** What it would have cost. */
  breaks: string
  edits: readonly Edit[]
  caughtBy: Check
}

const isCode = (file: string) => /\.tsx?$/.test(file)

/** The file that exports a name; throws where it is not one. */
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
  if (parts.length !== 2) throw new Error(`${JSON.stringify(find)} stands there ${parts.length - 1} times, not once`)
  return parts.join(put)
}

/** What the files that are edited say afterwards; throws where an edit has no place. */
export function edited(folder: string, edits: readonly Edit[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { in: place, find, put } of edits) {
    const file = fileOf(folder, place)
    const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8')
    const edit = isCode(file) ? replaced : withText
    texts.set(file, find === undefined ? `${text}${put}\n` : edit(text, find, put))
  }
  return texts
}
