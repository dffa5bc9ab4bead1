import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter } from 'vitest/node'

/** File for errors thrown outside tests, one per line. */
export const UNHANDLED_ERRORS = '.cache/reports/unhandledErrors.txt'

/** A vitest reporter: such an error fails the run but no test, so the summary names it from here. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: Parameters<NonNullable<Reporter['onTestRunEnd']>>[1]) {
    const lines = errors.map(
      ({ message, VITEST_TEST_PATH: path }) =>
        `${typeof path === 'string' ? relative('.', path) : 'no file'}: outside of its tests: ${message.split('\n')[0]}`,
    )
    writeFileSync(UNHANDLED_ERRORS, lines.join('\n'))
  }
}
