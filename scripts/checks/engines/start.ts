/**
 * node scripts/checks/engines/start.ts firefox|webkit opens an empty page in an engine and closes it. Fails, with the reason as
 * its last line, if the engine does not start on this machine.
 */
import { firefox } from '@playwright/test'
import type { Engine } from '../../../tests/browser/engines/browsers.ts'
import { patchBidi } from '../../../tests/browser/engines/firefox/bidi.ts'
import { CHANNEL, LAUNCH } from '../../../tests/browser/engines/firefox/launch.ts'
import { openBrowser } from '../../../tests/browser/engines/webkit/browser.ts'
import { startDriver } from '../../../tests/browser/engines/webkit/driver.ts'

const START: Record<Engine['name'], () => Promise<void>> = {
  firefox: async () => {
    patchBidi()
    const browser = await firefox.launch({ channel: CHANNEL, ...LAUNCH })
    const page = await browser.newPage()
    await page.evaluate(() => document.readyState)
    await browser.close()
  },
  webkit: async () => {
    const { command, stop } = await startDriver()
    const browser = await openBrowser(command)
    await browser.go('about:blank')
    await browser.run(() => document.readyState)
    await browser.close()
    stop()
  },
}

try {
  await (process.argv[2] === 'webkit' ? START.webkit : START.firefox)()
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message.replaceAll(/\s+/g, ' ').slice(0, 500))
  process.exit(1)
}
