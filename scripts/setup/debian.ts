import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Time limit for one apt command, ms; half a minute is usual. */
const LIMIT = 240_000

const apt = (...args: string[]) =>
  execFileSync('apt-get', ['-qq', '-o', 'Acquire::Retries=3', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: LIMIT,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

/** Installs Debian packages group by group, if run as root on Debian. Callers check the result; apt prints what failed. */
export function installPackages(...groups: (readonly string[])[]) {
  if (
    groups.length === 0 ||
    process.platform !== 'linux' ||
    process.getuid?.() !== 0 ||
    !existsSync('/usr/bin/apt-get')
  )
    return
  for (const work of [
    ['update'],
    ...groups.map((packages) => ['install', '-y', '--no-install-recommends', ...packages]),
  ])
    try {
      apt(...work)
    } catch {
      // apt has printed the reason; another group may still be available.
    }
}
