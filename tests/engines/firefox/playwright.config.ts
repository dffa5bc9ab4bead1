import { defineConfig } from '@playwright/test'
import base from '../../../playwright.config.ts'
import { FIREFOX } from '../browsers.ts'
import { mendBidi } from './bidi.ts'
import { LEFT_OUT, LEFT_OUT_TESTS } from './leftOut.ts'

mendBidi()

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The tests of tests/e2e in Firefox, but for those that leftOut.ts names. */
export default defineConfig({
  ...base,
  testDir: '../../e2e',
  testIgnore: Object.keys(LEFT_OUT).map((name) => `${name}.spec.ts`),
  grepInvert: LEFT_OUT_TESTS.map(({ file, title }) => new RegExp(`${literally(`${file}.spec.ts`)}.*${literally(title)}`)),
  globalSetup: ['../../e2e/wholeRun.ts'],
  outputDir: '../../../.cache/e2e-firefox',
  workers: 1,
  use: {
    ...base.use,
    // A picture puts a style into the page, which the policy reports.
    screenshot: 'off',
    browserName: 'firefox',
    channel: 'moz-firefox',
    // Scrollbars that take no room, as on a phone and in the headless Chromium.
    launchOptions: { executablePath: FIREFOX, firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 } },
  },
})
