import type { Engine } from '../../../tests/browser/engines/browsers.ts'
import { SHORT } from '../../../tests/browser/engines/short.ts'
import { titleOf } from '../../../tests/browser/engines/titles.ts'

/** WebKit's browser needs a screen; a virtual one is large enough for every window of its tests. */
const SCREEN = ['xvfb-run', '-a', '-s', '-screen 0 1600x1100x24']
const screenOf = ({ name }: Engine) => (name === 'webkit' ? SCREEN : [])

/** The command that opens an empty page in an engine. */
export const startOf = (engine: Engine): string[] => [...screenOf(engine), process.execPath, 'scripts/checks/engines/start.ts', engine.name]

/** The command that runs the tests in an engine, or the short part of them that npm run test:all runs. */
export function commandOf(engine: Engine, { short, more = [] }: { short: boolean; more?: string[] }): string[] {
  const chosen = short ? [...SHORT[engine.name].map(({ file }) => `/${file}.spec`), '--grep', SHORT[engine.name].map(titleOf).join('|')] : []
  return [...screenOf(engine), 'playwright', 'test', '--config', `tests/browser/engines/${engine.name}/playwright.config.ts`, ...chosen, ...more]
}
