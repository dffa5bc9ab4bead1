import { defineConfig } from '@playwright/test'
import base from '../../../playwright.config.ts'
import { FIREFOX } from '../browsers.ts'
import { titleOf } from '../titles.ts'
import { mendBidi } from './bidi.ts'
import { LEFT_OUT, LEFT_OUT_TESTS } from './leftOut.ts'

mendBidi()

/** Gecko's looks as the headless Chromium has them. */
const PREFERENCES = {
  // Scrollbars take no room, as on a phone.
  'ui.useOverlayScrollbars': 1,
  // A mouse, which points finely (2) and hovers (4); without a screen Firefox has none.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
}

/** The tests of tests/e2e in Firefox, but for those that leftOut.ts names. */
export default defineConfig({
  ...base,
  testDir: '../../e2e',
  testIgnore: Object.keys(LEFT_OUT).map((name) => `${name}.spec.ts`),
  grepInvert: LEFT_OUT_TESTS.map((test) => new RegExp(titleOf(test))),
  globalSetup: ['../../e2e/wholeRun.ts'],
  outputDir: '../../../.cache/e2e-firefox',
  workers: 1,
  // It is slower than Chromium on a busy machine.
  expect: { timeout: 60_000 },
  use: {
    ...base.use,
    // A picture puts a style into the page, which the policy reports.
    screenshot: 'off',
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: FIREFOX, timeout: 120_000, firefoxUserPrefs: PREFERENCES },
  },
})
