import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const apt = (...args: string[]) => execFileSync('apt-get', ['-qq', '-o', 'Acquire::Retries=3', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })

/** Installs packages of Debian, if run as root there. Whether that went well is for the caller to look at: apt prints what did not. */
export function installPackages(packages: readonly string[]) {
  if (packages.length === 0 || process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...packages)
  } catch {
    // apt has printed the reason.
  }
}
