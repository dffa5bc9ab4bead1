import type { Engine } from '../../tests/engines/browsers.ts'
import { SHORT } from '../../tests/engines/short.ts'
import { titleOf } from '../../tests/engines/titles.ts'

/** WebKit's browser wants a screen; a virtual one is large enough for every window of its tests. */
const SCREEN = ['xvfb-run', '-a', '-s', '-screen 0 1600x1100x24']

/** The command that runs the tests in an engine, or a short part of them. */
export function commandOf({ name }: Engine, { short, more = [] }: { short: boolean; more?: string[] }): [command: string, args: string[]] {
  const chosen = short ? [...SHORT[name].map(({ file }) => `/${file}.spec`), '--grep', SHORT[name].map(titleOf).join('|')] : []
  const [command = '', ...args] = [...(name === 'webkit' ? SCREEN : []), 'playwright', 'test', '--config', `tests/engines/${name}/playwright.config.ts`, ...chosen, ...more]
  return [command, args]
}
