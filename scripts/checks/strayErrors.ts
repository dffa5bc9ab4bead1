import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter } from 'vitest/node'

/** Where what was thrown outside of every test is kept, a line each. */
export const STRAY = '.cache/reports/stray.txt'

/** A reporter for vitest: no test is red for such an error, but the run is, and the end of a long log names it by this. */
export default class StrayErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: Parameters<NonNullable<Reporter['onTestRunEnd']>>[1]) {
    const lines = errors.map(({ message, VITEST_TEST_PATH: path }) => `${typeof path === 'string' ? relative('.', path) : 'no file'}: outside of its tests: ${message.split('\n')[0]}`)
    writeFileSync(STRAY, lines.join('\n'))
  }
}
