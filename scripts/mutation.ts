/**
 * npm run mutation: changes src/domain in a thousand small ways, one at a time, and asks whether a test notices.
 * Prints each change that no test noticed and the score in percent; fails below the wanted one.
 * `npm run mutation -- src/domain/profit.ts` asks for one file.
 */
import './requireNode.ts'
import { Stryker } from '@stryker-mutator/core'

/** Of every hundred changes so many must be noticed. */
const WANTED = 85

// Far from UTC and on no full hour, so that a date in local time is a wrong one.
process.env['TZ'] = 'Asia/Kathmandu'

const files = process.argv.slice(2)
await new Stryker({
  mutate: files.length > 0 ? files : ['src/domain/**/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 30_000,
  thresholds: { high: 95, low: WANTED, break: WANTED },
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: process.stdout.isTTY, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/index.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.cache', 'bench', 'deploy', 'dist', 'docs', 'gallery', 'public', 'sandbox'],
  // Read through an interface TypeScript 7 no longer has; it is of no use here, since vitest removes the types.
  tsconfigFile: '.cache/none.json',
}).runMutationTest()
