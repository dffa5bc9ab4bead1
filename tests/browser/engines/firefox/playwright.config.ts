import { defineConfig } from '@playwright/test'
import base from '../../../../playwright.config.ts'
import { titleOf } from '../titles.ts'
import { patchBidi } from './bidi.ts'
import { CHANNEL, LAUNCH } from './launch.ts'
import { LEFT_OUT, LEFT_OUT_TESTS } from './leftOut.ts'

patchBidi()

/** The tests of tests/browser/e2e in Firefox, except those in leftOut.ts. */
export default defineConfig({
  ...base,
  testDir: '../../e2e',
  testIgnore: Object.keys(LEFT_OUT).map((name) => `${name}.spec.ts`),
  grepInvert: LEFT_OUT_TESTS.map((test) => new RegExp(titleOf(test))),
  globalSetup: ['../../e2e/support/wholeRun.ts'],
  outputDir: '../../../../.cache/e2e-firefox',
  workers: 1,
  // It is slower than Chromium on a busy machine.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  use: {
    ...base.use,
    // A screenshot injects a style, which violates the policy.
    screenshot: 'off',
    browserName: 'firefox',
    channel: CHANNEL,
    launchOptions: LAUNCH,
  },
})
