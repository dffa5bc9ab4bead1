import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

/** Not sources: files that tools install, build or cache. */
const EXCLUDED = new Set([
  'node_modules',
  'dist',
  'dist.dcz',
  'former',
  'gallery-dist',
  'demo-dist',
  '.git',
  '.cache',
  '.sandbox',
  '.tanstack',
])

/** A copy of the project in another folder, to be built: its own files, and a link to the installed packages. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'futures-copy-'))
  cpSync('.', folder, { recursive: true, filter: (from) => !EXCLUDED.has(basename(from)) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')

  return {
    folder,
    /** Builds the copy; returns the folder of its build. Throws if it does not build. */
    build(environment: Readonly<Record<string, string>> = {}): string {
      const vite = join('node_modules', 'vite', 'bin', 'vite.js')
      const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, NODE_OPTIONS: '', ...environment },
      })
      if (status !== 0) throw new Error('The copy does not build')
      return join(folder, 'dist')
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
