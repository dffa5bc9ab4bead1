import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findHeadless } from './scripts/setup/chromium.ts'
import { isNight } from './tests/night.ts'

const ENGINE = (['firefox', 'webkit'] as const).find((name) => name === process.env['ENGINE'])

/** End-to-end tests: the built app as nginx serves it with deploy/, with the paper exchange behind it, in a real Chromium. */
export default defineConfig({
  testDir: 'tests/browser/e2e',
  globalSetup: ['./tests/browser/e2e/support/wholeRun.ts', './tests/browser/e2e/support/sweepCount.ts'],
  outputDir: '.cache/e2e',
  fullyParallel: false,
  // One more than there are cores, as for the unit tests: most tests wait more than they work.
  workers: availableParallelism() + 1,
  retries: 0,
  // A step that waits in vain ends by its own limit below, and says what it waited for. This one is for steps without a limit, as evaluate.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    headless: true,
    // Also of waitForResponse, waitForURL and the like.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    // As a user may ask for: waiting for what moves takes a sixth of the time. The main job and the night wait.
    contextOptions: isNight ? {} : { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // With the scroll bars that desktops draw; tests/browser/e2e/support/exchange.ts hides them in narrow windows.
    launchOptions: {
      executablePath: findHeadless() ?? '',
      args: CHROMIUM_FLAGS,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
  // In Playwright's own browsers, for those who have them (npx playwright install firefox webkit): ENGINE=webkit npx playwright test main/
  ...(ENGINE && { projects: [{ name: ENGINE, use: { browserName: ENGINE, launchOptions: {} } }] }),
})
