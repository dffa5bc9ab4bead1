import { defineConfig } from '@playwright/test'
import base from '../../../../playwright.config.ts'

/** The tests of this folder in WebKit, with Playwright's test runner only. */
export default defineConfig({ ...base, testDir: '.', globalSetup: ['../../e2e/support/wholeRun.ts'], outputDir: '../../../../.cache/e2e-webkit', workers: 1, timeout: 360_000 })
