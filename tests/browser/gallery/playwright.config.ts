import { defineConfig } from '@playwright/test'
import gate from '../../../playwright.config.ts'

/** What the gallery does beyond opening, in Chromium: run by .ci/gallery, not in the gate. npx playwright test --config tests/browser/gallery */
export default defineConfig({
  ...gate,
  testDir: '.',
  outputDir: '../../../.cache/e2e-gallery',
  globalSetup: [],
  projects: [{ name: 'gallery' }],
})
