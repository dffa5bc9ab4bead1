import { defineConfig } from '@playwright/test'
import base from '../../../../playwright.config.ts'

/** The browser part of `npm run proofs -- reliability`, with the pages and servers of the end-to-end tests. */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: '../../../browser/e2e/support/wholeRun.ts',
  outputDir: '../../../../.cache/reliability',
  workers: 1,
  timeout: 45 * 60_000,
})
