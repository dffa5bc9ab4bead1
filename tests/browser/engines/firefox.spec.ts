import { createHash } from 'node:crypto'
import { launch } from 'puppeteer-core'
import { type Engine, FIREFOX } from './engine.ts'
import { mainJob } from './mainJob.ts'
import { LIMIT_MS } from './page.ts'

/** A mouse with fine pointing (2) and hover (4); without a screen Firefox reports none. */
const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }

/** A file that a page did not wait for when it was left: Firefox then says that no digest fits. */
const DIGEST_OF_NOTHING = createHash('sha384').digest('base64')

/** Firefox without a window, over WebDriver BiDi. */
async function openFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    protocolTimeout: LIMIT_MS,
    extraPrefsFirefox: MOUSE,
  })
  const page = await browser.newPage()
  const troubles: string[] = []
  page.on(
    'pageerror',
    (error) => void (String(error).includes(DIGEST_OF_NOTHING) || troubles.push(`uncaught: ${String(error)}`)),
  )
  page.on('console', (message) => void (message.type() === 'error' && troubles.push(`console: ${message.text()}`)))
  await page.evaluateOnNewDocument(() => {
    const { error } = console
    let isLeaving = false
    addEventListener('beforeunload', () => void (isLeaving = true))
    console.error = (...said: unknown[]) => {
      // Only Firefox rejects the pending imports of a page that is left.
      if (isLeaving && said.some((one) => one instanceof Error && one.name === 'CodeLoadError')) return
      error(...said.map(String))
    }
  })
  return {
    go: (url) => page.goto(url, { waitUntil: 'domcontentloaded', timeout: LIMIT_MS }),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y, count) => page.mouse.click(x, y, { count }),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    troubles: () => troubles.splice(0),
    close: () => browser.close(),
  }
}

mainJob('firefox', openFirefox)
