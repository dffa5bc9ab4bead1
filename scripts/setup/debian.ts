import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** How long apt may take for one thing, in milliseconds: half a minute is usual. */
const LIMIT = 240_000

const apt = (...args: string[]) =>
  execFileSync('apt-get', ['-qq', '-o', 'Acquire::Retries=3', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: LIMIT,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

/** Installs packages of Debian, if run as root there, group by group. Whether that went well is for the caller to look at: apt prints what did not. */
export function installPackages(...groups: (readonly string[])[]) {
  if (groups.length === 0 || process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  for (const work of [['update'], ...groups.map((packages) => ['install', '-y', '--no-install-recommends', ...packages])])
    try {
      apt(...work)
    } catch {
      // apt has printed the reason; another group may still be available.
    }
}
