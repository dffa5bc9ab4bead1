import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git } from './source/git.ts'
import { missingPackages } from './source/lock.ts'
import { WrongUse } from './wrongUse.ts'

const MOST_NAMED = 3

function installInto(root: string, folder: string, isInstalling: boolean) {
  const missing = existsSync(join(folder, 'package-lock.json'))
    ? missingPackages(readFileSync(join(root, 'package-lock.json'), 'utf8'), readFileSync(join(folder, 'package-lock.json'), 'utf8'))
    : []
  if (missing.length === 0) return symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  if (!isInstalling) {
    const named = missing.slice(0, MOST_NAMED).join(', ')
    const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : ''
    throw new WrongUse(`That commit needs other packages than those installed here (${named}${more}). With --install they are installed for it by npm ci, beside these.`)
  }
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('npm ci of that commit failed: see above')
}

/** A commit in a temporary folder, with its packages. `remove` takes it away again. Throws WrongUse if packages are missing. */
export function checkOut(root: string, hash: string, isInstalling: boolean) {
  const temporary = mkdtempSync(join(tmpdir(), 'gallery-diff-'))
  const folder = join(temporary, 'tree')
  const remove = () => {
    // First the link, so that nothing follows it.
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
    git(root, 'worktree', 'remove', '--force', folder)
    rmSync(temporary, { recursive: true, force: true })
    git(root, 'worktree', 'prune')
  }
  try {
    if (git(root, 'worktree', 'add', '--detach', folder, hash) === null) throw new Error(`git worktree add ${folder} ${hash} failed`)
    installInto(root, folder, isInstalling)
    return { folder, remove }
  } catch (error) {
    remove()
    throw error
  }
}
