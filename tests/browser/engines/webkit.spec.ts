import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Key as Keys, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../../scripts/setup/nginx.ts'
import { type Engine, MINI_BROWSER, WEBKIT_DRIVER, XVFB } from './engine.ts'
import { mainJob } from './mainJob.ts'
import { LIMIT_MS } from './page.ts'

declare global {
  interface Window {
    troubles?: string[]
  }
}

const KEYS = { Enter: Keys.ENTER, Escape: Keys.ESCAPE }

/** Runs in the page. Its errors since the last call. The driver reports none, so those before the first call are not seen. */
function takeTroubles() {
  if (window.troubles) return window.troubles.splice(0)
  const troubles: string[] = []
  window.troubles = troubles
  const { error } = console
  console.error = (...said: unknown[]) => {
    troubles.push(`console: ${said.join(' ')}`)
    error.apply(console, said)
  }
  // Only a warning about a ResizeObserver notified one frame later.
  window.addEventListener(
    'error',
    ({ message }) => message.startsWith('ResizeObserver loop') || troubles.push(`uncaught: ${message}`),
  )
  window.addEventListener('unhandledrejection', ({ reason }) => troubles.push(`uncaught: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    troubles.push(`csp: ${violatedDirective} ${blockedURI}`),
  )
  return troubles.splice(0)
}

/** Asks again while the driver does not listen yet, or the browser starts more slowly than the driver allows. */
async function openWindow(server: string): Promise<WebDriver> {
  const ends = Date.now() + LIMIT_MS
  for (;;)
    try {
      return await new Builder()
        .usingServer(server)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
        })
        .build()
    } catch (error) {
      if (Date.now() > ends) throw error
      await pause(100)
    }
}

/** WebKitGTK's smallest browser, on a separate virtual screen. */
async function openWebKit(): Promise<Engine> {
  // The screen ends with its last window.
  const screen = spawn(XVFB, ['-displayfd', '1', '-terminate', '-screen', '0', '1600x1100x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(createInterface({ input: screen.stdout }), 'line')
  const port = await freePort()
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  })
  const page = await openWindow(`http://127.0.0.1:${port}`)
  const troubles: string[] = []
  const evaluate = async (expression: string) => {
    const [seen, value] = await page.executeScript<[string[], unknown]>(
      `return [(${takeTroubles.toString()})(), ${expression}]`,
    )
    troubles.push(...seen)
    return value
  }
  return {
    go: async (url) => {
      await evaluate('null')
      await page.get(url)
      await evaluate('null')
    },
    evaluate,
    clickAt: async (x, y, count) => {
      const actions = page.actions().move({ x: Math.round(x), y: Math.round(y) })
      for (let time = 0; time < count; time += 1) actions.click()
      await actions.perform()
    },
    type: (text) => page.actions().sendKeys(text).perform(),
    press: (key) => page.actions().sendKeys(KEYS[key]).perform(),
    resize: (width, height) => page.manage().window().setRect({ x: 0, y: 0, width, height }),
    troubles: () => troubles.splice(0),
    close: async () => {
      await page.quit()
      driver.kill()
    },
  }
}

mainJob('webkit', openWebKit)
