import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Commit } from './changes.ts'

/** A wrong use of the command: its message is printed without a stack, exit code 2. */
export class WrongUse extends Error {}

/** Runs git in a folder. Null if it fails. */
export function git(folder: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 })
  return status === 0 ? stdout.trimEnd() : null
}

/** The commit of a name: hash, branch, tag, 'HEAD~3'. Throws WrongUse if there is none. */
export function commitCalled(root: string, name: string): Commit {
  // A name that begins with a dash would be an option.
  const hash = name.startsWith('-') ? null : git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  if (hash === null) throw new WrongUse(`There is no commit “${name}” in this repository (git fetch may bring it).`)
  const [subject = '', date = ''] = (git(root, 'log', '-1', '--format=%s%n%cI', hash) ?? '').split('\n')
  return { hash, subject, date }
}

/** The files that differ between two commits. */
export const filesBetween = (root: string, before: string, after: string): string[] =>
  (git(root, 'diff', '--name-only', '--no-renames', before, after) ?? '').split('\n').filter((path) => path !== '')

/** Throws WrongUse if something is not committed: commits are compared. */
export function mustBeClean(root: string) {
  const dirty = git(root, 'status', '--porcelain')
  if (dirty === null) throw new WrongUse('This is no git repository: there are no commits to compare.')
  if (dirty !== '')
    throw new WrongUse(`Not everything is committed, and commits are compared. Commit it first:\n${dirty}`)
}

/** Puts a commit into a new folder, with the packages that are installed here, or its own if it has others. */
export function checkOut(root: string, hash: string, folder: string) {
  if (git(root, 'worktree', 'add', '--detach', folder, hash) === null)
    throw new Error(`git worktree add ${folder} ${hash} failed`)
  const hasSamePackages = git(root, 'diff', '--quiet', hash, '--', 'package-lock.json') !== null
  if (hasSamePackages) return symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm ci of that commit failed: see above')
}
