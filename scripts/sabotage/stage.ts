import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { edited, type Edit } from './defect.ts'

/** Not of the sources: what is installed, built or kept by tools. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'gallery-dist', '.git', '.cache', '.sandbox', '.tanstack'])

/** A copy of the project that may be spoilt: its own files, the installed packages by a link. */
export function openStage() {
  const folder = mkdtempSync(join(tmpdir(), 'futures-sabotage-'))
  cpSync('.', folder, { recursive: true, filter: (from) => !LEFT_OUT.has(basename(from)) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')

  return {
    folder,
    /** Makes the edits; answers what puts the files back. Throws where an edit has no place. */
    spoil(edits: readonly Edit[]) {
      const after = edited(folder, edits)
      const before = new Map([...after.keys()].map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
      for (const [file, text] of after) writeFileSync(join(folder, file), text)
      return () => {
        for (const [file, text] of before) writeFileSync(join(folder, file), text)
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
export type Stage = ReturnType<typeof openStage>
