import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/xvfb-run'

/** The path depends on the processor's architecture, as in Debian's packages. */
const MULTIARCH: Record<string, string> = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }
export const MINI_BROWSER = `/usr/lib/${MULTIARCH[process.arch] ?? process.arch}/webkit2gtk-4.1/MiniBrowser`

export interface Engine {
  name: 'firefox' | 'webkit'
  /** Debian's packages that contain it. */
  packages: string[]
  /** The files required to drive it. */
  files: string[]
  /** Its version, as printed by it. */
  version: () => string
}

const versionOf = (command: string, ...args: string[]) => execFileSync(command, [...args, '--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The engines beside Chromium. */
export const ENGINES: Engine[] = [
  { name: 'firefox', packages: ['firefox-esr'], files: [FIREFOX], version: () => versionOf(FIREFOX) },
  // xvfb-run, which provides the screen, needs xauth.
  { name: 'webkit', packages: ['webkit2gtk-driver', 'xvfb', 'xauth'], files: [WEBKIT_DRIVER, MINI_BROWSER, XVFB, '/usr/bin/xauth'], version: () => versionOf(XVFB, '-a', MINI_BROWSER) },
]

/** The missing files of an engine, and how to install them; null if none is missing. */
export function missingOf({ name, files, packages }: Engine, exists: (file: string) => boolean = existsSync): string | null {
  const missing = files.filter((file) => !exists(file))
  return missing.length === 0 ? null : `${name}: there is no ${missing.join(', no ')}. On Debian, as root: apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`
}
