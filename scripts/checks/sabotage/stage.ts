import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { applyEdits, type Edit } from './defect.ts'

/** Not sources: files that tools install, build or cache. */
const EXCLUDED = new Set(['node_modules', 'dist', 'dist.dcz', 'former', 'gallery-dist', 'demo-dist', '.git', '.cache', '.sandbox', '.tanstack'])

/** A copy of the project to mutate: its own files, and a link to the installed packages. */
export function openStage() {
  const folder = mkdtempSync(join(tmpdir(), 'futures-sabotage-'))
  cpSync('.', folder, { recursive: true, filter: (from) => !EXCLUDED.has(basename(from)) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')

  return {
    folder,
    /** Applies the edits; returns the function that restores the files. Throws if an edit does not match. */
    apply(edits: readonly Edit[]) {
      const after = applyEdits(folder, edits)
      const before = new Map([...after.keys()].map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
      for (const [file, text] of after) writeFileSync(join(folder, file), text)
      return () => {
        for (const [file, text] of before) writeFileSync(join(folder, file), text)
      }
    },
    /** Builds the copy; returns the folder of its build. Throws if it does not build. */
    build(environment: Readonly<Record<string, string>> = {}): string {
      const vite = join('node_modules', 'vite', 'bin', 'vite.js')
      const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_OPTIONS: '', ...environment } })
      if (status !== 0) throw new Error('The copy does not build')
      return join(folder, 'dist')
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
export type Stage = ReturnType<typeof openStage>
