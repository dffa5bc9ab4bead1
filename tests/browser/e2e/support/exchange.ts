import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import {
  type APIRequestContext,
  test as base,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { DIST } from '../../../../sandbox/web/options.ts'
import { CHROMIUM_FLAGS, findChromium } from '../../../../scripts/setup/chromium.ts'
import { hasNginx, type Served, startNginx } from '../../../../scripts/setup/nginx.ts'
import type { Language } from '../../../../src/constants/limits.ts'
import { countReports } from './wholeRun.ts'

export { expect } from '@playwright/test'

/** A fault of the paper exchange, as its control page sets it; sandbox/README.md lists the kinds. */
export type Fault = { path: string; kind: string; times?: number } & Record<string, unknown>

/** The running paper exchange with the built app, and its controls. */
export interface Exchange {
  origin: string
  control: (action: string, body?: object) => Promise<unknown>
  fault: (fault: Fault) => Promise<unknown>
  /** All requested changes, and the number of requests per call, since the last reset. */
  journal: (path?: string) => Promise<{
    entries: {
      path: string
      email: string | null
      outcome: string
      payload: Record<string, unknown>
      idempotencyKey: string | null
    }[]
    counts: Record<string, number>
  }>
}

/**
 * The run-time configuration the pages are served with. The vendor's chart is empty, since drawing it takes a third of a page's
 * time: `drawnByVendor` draws it. The data feed of `npm start` is off: priceHistory.spec.ts switches it on.
 */
export const CONFIG = { idempotencyKey: true, chartScript: '/charts/still.js', datafeed: null }

/** The address of the vendor's script. */
export const CHART_SCRIPT = '**/charts/still.js'
/** For tests of the vendor's chart. */
export const drawnByVendor = ({ page }: { page: Page }) =>
  page.route(CHART_SCRIPT, (route) => route.continue({ url: route.request().url().replace('still', 'widget') }))

/** The paper exchange, which also serves the built app, on a separate port. `further`: other options of `npm start`. */
export async function startExchange(
  config: object = CONFIG,
  further: readonly string[] = [],
): Promise<{ origin: string; stop: () => void }> {
  const child = spawn(
    process.execPath,
    ['sandbox/server.ts', '--dist', '--memory', '--port', '0', '--config', JSON.stringify(config), ...further],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      // The test runner's own loader must not reach into the server.
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  )
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /https?:\/\/[^/\s]+/.exec(line)?.[0]
    if (origin !== undefined) return { origin, stop: () => void child.kill() }
  }
  throw new Error('the paper exchange did not start')
}

const controls = (origin: string, request: APIRequestContext): Exchange => {
  const control = async (action: string, body: object = {}) => {
    const response = await request.post(`${origin}/sandbox/api/${action}`, { data: body, headers: { origin } })
    if (!response.ok()) throw new Error(`${action}: ${response.status()} ${await response.text()}`)
    return response.json() as Promise<unknown>
  }
  return {
    origin,
    control,
    fault: (fault) => control('fault', fault),
    journal: async (path) => {
      const response = await request.get(`${origin}/sandbox/api/journal`, {
        params: path === undefined ? {} : { path },
      })
      return response.json()
    },
  }
}

/** Errors that no page may cause: an uncaught error, a console error, a policy violation, a request to a third party. */
function watch(context: BrowserContext, origins: string[], troubles: string[]) {
  const follow = (page: Page) => {
    page.on('pageerror', ({ message }) => void troubles.push(`uncaught: ${message}`))
    page.on('console', (message) => {
      // Chromium itself reports each failed request; a test that injects faults expects those.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        troubles.push(`console: ${message.text()}`)
    })
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (/^https?:$/.test(url.protocol) && !origins.includes(url.origin)) troubles.push(`foreign request: ${url.href}`)
    })
  }
  context.on('page', follow)
}

/** Attaches what a failed test's pages show at its end. */
async function picture(context: BrowserContext, testInfo: TestInfo) {
  for (const page of context.pages()) {
    const path = testInfo.outputPath(`failed-${testInfo.attachments.length}.png`)
    await page.screenshot({ path, timeout: 5_000 }).then(
      () => testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' }),
      () => {},
    )
  }
}

/** Records violations of the Content-Security-Policy across navigations of the page. */
const recordViolations = () => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`csp: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
  })
}

/** From here on windows have a mouse, and the scroll bars that desktops draw. */
const DESKTOP_PX = 980

/** Scroll bars from that width on, also after the window was resized. */
async function drawScrollBars(page: Page, viewport: ReturnType<Page['viewportSize']>) {
  const chromium = await page.context().newCDPSession(page)
  const draw = (width: number) => chromium.send('Emulation.setScrollbarsHidden', { hidden: width < DESKTOP_PX })
  await draw(viewport?.width ?? DESKTOP_PX)
  const resize = page.setViewportSize.bind(page)
  page.setViewportSize = async (size) => {
    await draw(size.width)
    await resize(size)
  }
}

interface Servers {
  /** Address of the paper exchange itself, which breaks connections where nginx answers 502. */
  upstream: string
  /** nginx with the configuration of deploy/ in front of the exchange, or the exchange alone where there is no nginx. */
  site: Served
  server: string
}

export const test = base.extend<{ exchange: Exchange; troubles: string[] }, Servers>({
  upstream: [
    async ({}, use) => {
      const { origin, stop } = await startExchange()
      await use(origin)
      stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ upstream }, use) => {
      if (!hasNginx()) return use({ origin: upstream, log: () => '', stop: async () => {} })
      const site = await startNginx({ upstreamPort: Number(new URL(upstream).port), dist: DIST, config: CONFIG })
      await use(site)
      countReports(site.log('futures-csp.log'))
      await site.stop()
    },
    { scope: 'worker' },
  ],
  server: [async ({ site }, use) => use(site.origin), { scope: 'worker' }],
  exchange: async ({ server, request }, use) => {
    const exchange = controls(server, request)
    await exchange.control('faults/clear')
    await exchange.control('reset', { seed: 7 })
    await use(exchange)
  },
  baseURL: async ({ server }, use) => use(server),
  page: async ({ page, viewport, browserName }, use) => {
    if (browserName === 'chromium') await drawScrollBars(page, viewport)
    await use(page)
  },
  // Playwright's own takes a picture at the end of every test, in case a fixture fails after it.
  screenshot: ['off', { scope: 'worker' }],
  troubles: [
    async ({ context, server, upstream }, use, testInfo) => {
      const troubles: string[] = []
      watch(context, [server, upstream], troubles)
      await context.addInitScript(recordViolations)
      await use(troubles)
      if (testInfo.status !== testInfo.expectedStatus || troubles.length > 0) await picture(context, testInfo)
      expect(troubles, 'errors and violations of the page').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * For tests of features missing in the headless shell: notifications and compression dictionaries. `test.use(wholeChromium)`, at
 * the top of a file.
 */
export const wholeChromium: Parameters<typeof test.use>[0] = {
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
}

/** For tests that break connections: bypasses nginx and connects to the exchange. `test.use(pastNginx)`; the session is the same. */
export const pastNginx: Parameters<typeof test.use>[0] = {
  baseURL: async ({ upstream }, use) => use(upstream),
}

/** For a test of one more size, width or setting. */
export const byNight = { tag: '@night' }

interface StoredChoices {
  language?: Language
  theme?: 'dark' | 'light'
}

/** Sets stored choices of a returning user, before the app starts. */
export async function choose(
  context: BrowserContext,
  { language = 'en', theme = 'dark' }: StoredChoices,
  storage: Record<string, string> = {},
) {
  await context.addInitScript(
    (kept) => {
      // The chart's frame and axe's page have an opaque origin, and no storage.
      if (window.origin === 'null') return
      for (const [key, value] of Object.entries(kept))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    { i18nextLng: language, nightMode: String(theme === 'dark'), ...storage },
  )
}

/** The browser's settings forbid storage. */
export const blockStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  })

/** From now on requests of these files wait until the returned function is called. */
export async function holdFiles(page: Page, files: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Logs a persona, or a fresh trader by e-mail, in without the login page. */
export async function logIn(
  { request }: Pick<Page, 'request'>,
  exchange: Exchange,
  who: { persona?: string; email?: string } = {},
) {
  const response = await request.post(`${exchange.origin}/sandbox/api/login`, {
    data: who,
    headers: { origin: exchange.origin },
  })
  expect(response.ok()).toBe(true)
}

/** The logged-in trader has typed this order in this tab before. */
export async function keepDraft(page: Page, draft: object) {
  await page.addInitScript(([key, value]) => window.origin !== 'null' && sessionStorage.setItem(key, value), [
    await ownKey(page, 'futuresDraft'),
    JSON.stringify(draft),
  ] as const)
}

/** The storage key of a value of the logged-in user. */
async function ownKey(page: Page, name: string) {
  const answer = await page.request.post('/api/user/profile/get', { data: {} })
  const { agreements } = (await answer.json()) as { agreements: { futuresConfirmationDate: string } }
  return `${name}:${Date.parse(agreements.futuresConfirmationDate)}`
}

/** Opens the trading page of a market as a logged-in trader. */
export async function openTrading(
  page: Page,
  exchange: Exchange,
  { persona, market = 'BTC-USDC' }: { persona?: string; market?: string } = {},
) {
  await logIn(page, exchange, persona === undefined ? {} : { persona })
  await page.goto(`/futures/market/${market}`)
  await expect(page.getByRole('button', { name: /LONG/ }).first()).toBeVisible()
}

export type { Browser, Page }
export type { Locator } from '@playwright/test'
