import { existsSync } from 'node:fs'

export type EngineName = 'firefox' | 'webkit'
type Key = 'Enter' | 'Escape'

/** A browser with one page: the few commands that both libraries have. page.ts finds, waits and reads with them. */
export interface Engine {
  go: (url: string) => Promise<unknown>
  /** The value of an expression in the page, as JSON. */
  evaluate: (expression: string) => Promise<unknown>
  /** A click of the mouse, px from the window's corner. */
  clickAt: (x: number, y: number, count: number) => Promise<unknown>
  type: (text: string) => Promise<unknown>
  press: (key: Key) => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  /** Errors of the page since the last call: uncaught, in the console, or against its policy. */
  troubles: () => string[]
  close: () => Promise<unknown>
}

export const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
export const XVFB = '/usr/bin/Xvfb'
/** The path depends on the processor's architecture, as in Debian's packages. */
const MULTIARCH: Record<string, string> = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }
export const MINI_BROWSER = `/usr/lib/${MULTIARCH[process.arch] ?? process.arch}/webkit2gtk-4.1/MiniBrowser`

/** The files that an engine needs, and Debian's packages that contain them. */
export const ENGINES: Record<EngineName, { files: string[]; packages: string[] }> = {
  firefox: { files: [FIREFOX], packages: ['firefox-esr'] },
  webkit: { files: [WEBKIT_DRIVER, MINI_BROWSER, XVFB], packages: ['webkit2gtk-driver', 'xvfb'] },
}

/** The missing files of an engine, and how to install them; null if none is missing. */
export function missingOf(name: EngineName): string | null {
  const { files, packages } = ENGINES[name]
  const missing = files.filter((file) => !existsSync(file))
  return missing.length === 0
    ? null
    : `there is no ${missing.join(', no ')}. On Debian, as root: apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`
}
