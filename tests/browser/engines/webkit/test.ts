import { test as base } from '../../e2e/support/exchange.ts'
import { openBrowser } from './browser.ts'
import { type Command, startDriver } from './driver.ts'
import { pageOf, type WebKitPage } from './page.ts'

export { expect } from '@playwright/test'

/** A test with a page of WebKit, which Playwright cannot drive: uses Playwright's test runner and the exchange only. */
export const test = base.extend<{ webkit: WebKitPage }, { command: Command }>({
  // Playwright's own page fixtures would start its browser.
  troubles: async ({}, use) => use([]),
  command: [
    async ({}, use) => {
      const { command, stop } = await startDriver()
      await use(command)
      stop()
    },
    { scope: 'worker' },
  ],
  webkit: async ({ command, server }, use, testInfo) => {
    const browser = await openBrowser(command)
    await browser.resize(1440, 900)
    const page = pageOf(browser, server)
    await use(page)
    if (testInfo.errors.length > 0) await page.picture(testInfo.outputPath('failed.png'))
    const troubles = await page.troubles()
    await browser.close()
    if (troubles.length > 0) throw new Error(`errors and violations of the page:\n${troubles.join('\n')}`)
  },
})
