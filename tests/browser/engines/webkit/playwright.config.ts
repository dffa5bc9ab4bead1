import { defineConfig } from '@playwright/test'
import base from '../../../../playwright.config.ts'

/** The tests of this folder in WebKit, by Playwright's runner alone. */
export default defineConfig({ ...base, testDir: '.', globalSetup: ['../../e2e/support/wholeRun.ts'], outputDir: '../../../../.cache/e2e-webkit', workers: 1, timeout: 360_000 })
