import { defineConfig } from '@playwright/test'
import base from '../../../../playwright.config.ts'

/** What of `npm run proofs -- reliability` takes a browser: the same pages and servers as the end-to-end tests. */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: '../../../browser/e2e/support/wholeRun.ts',
  outputDir: '../../../../.cache/reliability',
  workers: 1,
  timeout: 45 * 60_000,
})
