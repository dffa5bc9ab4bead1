import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/xvfb-run'

/** The browser lies where Debian's packages of the processor's architecture do. */
const MULTIARCH: Record<string, string> = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }
export const MINI_BROWSER = `/usr/lib/${MULTIARCH[process.arch] ?? process.arch}/webkit2gtk-4.1/MiniBrowser`

export interface Engine {
  name: 'firefox' | 'webkit'
  /** Debian's packages that bring it. */
  packages: string[]
  /** The files without which it cannot be driven. */
  files: string[]
  /** Its version, in its own words. */
  version: () => string
}

const said = (command: string, ...args: string[]) => execFileSync(command, [...args, '--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The engines beside Chromium. */
export const ENGINES: Engine[] = [
  { name: 'firefox', packages: ['firefox-esr'], files: [FIREFOX], version: () => said(FIREFOX) },
  // xauth: xvfb-run, which gives it a screen, calls it.
  { name: 'webkit', packages: ['webkit2gtk-driver', 'xvfb', 'xauth'], files: [WEBKIT_DRIVER, MINI_BROWSER, XVFB, '/usr/bin/xauth'], version: () => said(XVFB, '-a', MINI_BROWSER) },
]

/** What is not there of an engine, and how to install it; null if all is there. */
export function missingOf({ name, files, packages }: Engine, exists: (file: string) => boolean = existsSync): string | null {
  const missing = files.filter((file) => !exists(file))
  return missing.length === 0 ? null : `${name}: there is no ${missing.join(', no ')}. On Debian, as root: apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`
}
