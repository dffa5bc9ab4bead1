import { execFileSync } from 'node:child_process'

/** Who last changed each committed file below a folder, by its path there: git's own word. Empty without git. */
export function authorsIn(folder: string): Record<string, string> {
  try {
    const log = execFileSync('git', ['-c', 'core.quotePath=false', 'log', '--format=%x00%an', '--name-only', '--relative', '--', '*/pins/*.md'], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    const commits = log.split('\0').slice(1).map((commit) => commit.split('\n').filter((line) => line !== ''))
    // The newest come first, and stay.
    return Object.fromEntries(commits.toReversed().flatMap(([author = '', ...files]) => files.map((file) => [file, author])))
  } catch {
    return {}
  }
}
