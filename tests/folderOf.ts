import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

type Files = Readonly<Record<string, string>>

/** Writes files by their paths in a folder. */
export function put(folder: string, files: Files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/** A new temporary folder with these files. */
export function folderOf(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  put(folder, files)
  return folder
}
