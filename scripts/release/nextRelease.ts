import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from './copy.ts'

/** One line of a module that nearly every file imports, so that most file names change. */
const CHANGED = { file: 'src/domain/money/format.ts', from: "const DASH = '–'", to: "const DASH = '—'" }

/** Builds the next release: the same sources, except for one line of src/domain/money/format.ts. */
export function buildNextRelease() {
  const copy = copyProject()
  const file = join(copy.folder, CHANGED.file)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(CHANGED.from)) throw new Error(`${CHANGED.file} has no line ${CHANGED.from}`)
  writeFileSync(file, text.replace(CHANGED.from, CHANGED.to))
  return { dist: copy.build(), throwAway: copy.remove }
}
