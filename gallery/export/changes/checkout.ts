import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './source/git.ts'

/** Puts a commit into a new folder, with the packages that are installed here, or its own if it has others. */
export function checkOut(root: string, hash: string, folder: string) {
  if (git(root, 'worktree', 'add', '--detach', folder, hash) === null) throw new Error(`git worktree add ${folder} ${hash} failed`)
  const hasSamePackages = git(root, 'diff', '--quiet', hash, '--', 'package-lock.json') !== null
  if (hasSamePackages) return symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('npm ci of that commit failed: see above')
}
