import { existsSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../sandbox/server.ts'
import { DIST } from '../../../sandbox/web/options.ts'
import { hasNginx, type Served, startNginx } from '../../../scripts/setup/nginx.ts'
import { type Engine, type EngineName, missingOf } from './engine.ts'
import { type EnginePage, pageOf } from './page.ts'

const CONFIG = { idempotencyKey: true, chartScript: '/charts/widget.js', datafeed: null }
const MARKET = '/futures/market/BTC-USDC'
const DIALOG = '[role=dialog]'
const ORDERS = '[aria-label="Orders and positions"]'

/** Runs in the page. */
const lookOf = () => [document.documentElement.lang, document.documentElement.dataset['theme']]

const PAGES: [path: string, heading: string][] = [
  ['/futures/contests', 'Autumn ROI Cup'],
  ['/futures/results', 'Results'],
  ['/futures/terms/faq', 'Frequently asked questions'],
  ['/futures/faq/pl', 'Najczęściej zadawane pytania'],
  ['/futures/fees/pl', 'Opłaty'],
  ['/futures/terms-of-use/pl', 'Regulamin'],
  ['/futures/nowhere', 'This page does not exist'],
  ['/futures/market/ZZZ-ZZZ', 'No market called ZZZ-ZZZ'],
]

/** The main job in another browser: the built app with its production headers, by nginx where it is installed, and the paper exchange. */
export function mainJob(name: EngineName, openEngine: () => Promise<Engine>) {
  let engine: Engine
  let page: EnginePage
  let origin = ''
  let log: Served['log'] = () => ''
  const cleanUp: (() => Promise<unknown>)[] = []

  const post = (path: string, body: object, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin, cookie },
    })
  const control = (action: string, body: object) => post(`/sandbox/api/${action}`, body)
  const changes = async () => {
    const { entries } = (await (await fetch(`${origin}/sandbox/api/journal`)).json()) as {
      entries: { path: string; outcome: string }[]
    } // sandbox/README.md
    return entries.map(({ path, outcome }) => `${path.replace('/futures/api/', '')} ${outcome}`)
  }
  const logIn = async (path: string) => {
    await page.open(`/auth?return=${encodeURIComponent(path)}`)
    await page.click('button', 'Log in as the demo trader')
    await page.isAt(path)
  }
  /** The vendor's frame, whose address has these: a new one for each market, theme and language. */
  const chartIsDrawn = (...parts: string[]) =>
    page.until('the vendor’s chart', () =>
      page.run(
        (frame) => {
          // On a busy machine it may take longer than its five seconds.
          for (const button of document.querySelectorAll<HTMLElement>('[role=status] button'))
            if (/^(Try again|Spróbuj ponownie)$/.test(button.innerText)) button.click()
          return document.querySelector(frame) !== null
        },
        `iframe${parts.map((part) => `[src*="${part}"]`).join('')}:not(.opacity-0)`,
      ),
    )
  const finish = async (button: string) => {
    await page.click('button', button, DIALOG)
    await page.seesNo(DIALOG)
  }

  beforeAll(async () => {
    const missing = missingOf(name)
    if (missing !== null) throw new Error(missing)
    if (!existsSync(`${DIST}/index.html`)) throw new Error('There is no build: npm run build')
    const exchange = await startServer({ dist: DIST, memory: true, port: 0, config: CONFIG })
    cleanUp.push(exchange.stop)
    origin = exchange.origin
    if (hasNginx()) {
      const site = await startNginx({ upstreamPort: Number(new URL(origin).port), dist: DIST, config: CONFIG })
      cleanUp.push(site.stop)
      ;({ origin, log } = site)
    }
    engine = await openEngine()
    cleanUp.push(engine.close)
    page = pageOf(engine, origin)
  })
  afterAll(async () => {
    for (const end of cleanUp.toReversed()) await end()
  })
  beforeEach(async () => {
    await control('reset', { seed: 7 })
    await engine.resize(1440, 900)
  })
  afterEach(async () => {
    await page.run(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
    // Left before the exchange forgets its session: a page that goes to the login meanwhile would race with the next one.
    await engine.go('about:blank')
    expect(engine.troubles(), 'errors of the page, and violations of its policy').toEqual([])
    expect(log('futures-csp.log'), 'violations that were reported to the server').toBe('')
  })

  test('before any login the webview takes language and theme from its address, and joins once without a cookie', async () => {
    const cookie = (await control('login', {})).headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const answer = await post('/futures/api/user/contest/authorization/create', {}, cookie)
    const { contestUserToken } = (await answer.json()) as { contestUserToken: string } // Contract §6
    // WebKitGTK's window is not narrower.
    await engine.resize(450, 844)
    await page.open(`/futures/mcontests/1042?token=${contestUserToken}&lang=pl&theme=light`)
    await page.sees('heading', 'Altcoin Sprint')
    expect(await page.run(lookOf)).toEqual(['pl', 'light'])
    expect(await page.run(() => document.cookie)).toBe('')
    await page.click('button', 'Dołącz')
    await page.click('checkbox', /./, DIALOG)
    await page.doubleClick('button', 'Potwierdź', DIALOG)
    await finish('Zakończ')
    await page.seesText('Bierzesz udział')
    expect(await changes()).toEqual(['contest/join ok'])
  })

  test('a deep link survives the login, the vendor’s chart is drawn, and theme and language change at once', async () => {
    await page.open('/futures/market/AAVE-USDC?x=1#y')
    await page.click('button', 'Log in as the demo trader')
    await page.isAt('/futures/market/AAVE-USDC?x=1#y')
    // Each change draws the vendor's frame anew.
    await chartIsDrawn('symbol=AAVEUSDC')
    await page.click('button', /light/i)
    await page.until('the light theme', () => page.run(() => document.documentElement.dataset['theme'] === 'light'))
    await chartIsDrawn('theme=light')
    await page.click('radio', /^PL/)
    await page.seesText('Pozycje', ORDERS.replace('Orders and positions', 'Zlecenia i\u00A0pozycje'))
    await chartIsDrawn('theme=light', 'lang=pl')
    await page.open('/futures/terms')
    await page.sees('heading', 'Regulamin')
    expect(await page.run(lookOf)).toEqual(['pl', 'light'])
  })

  test('leverage is chosen, an amount typed with a comma, and a position opened once', async () => {
    await control('price', { market: 'AAVE-USDC', price: '100', hold: true })
    await logIn('/futures/market/AAVE-USDC')
    await page.click('button', /^Leverage/)
    await page.click('button', 'Higher leverage', DIALOG)
    await finish('Confirm')
    await page.sees('button', /^Leverage ×20/)
    await page.type('1234,5', 'textbox', /^Amount/)
    await page.hasValue('1 234.5', 'textbox', /^Amount/)
    await page.doubleClick('button', /^LONG/)
    await page.seesText('Order accepted')
    await page.seesText('Positions 15', ORDERS)
    expect(await changes()).toEqual(['user/orders/create ok'])
  })

  test('a position gets stop loss and take profit, is closed, and found in the history', async () => {
    await control('price', { market: 'BTC-USDC', price: '67000', hold: true })
    await logIn(MARKET)
    await page.click('button', /^SL\/TP.*BTCUSDC LONG/)
    await page.type('66000', 'textbox', 'Stop loss', DIALOG)
    await page.type('70000,5', 'textbox', 'Take profit', DIALOG)
    await page.click('button', 'Save', DIALOG)
    await page.seesText('Saved', DIALOG)
    await finish('Done')
    await page.seesText('66 000.00 70 000.50', ORDERS)
    await page.seesText('Positions 14', ORDERS)
    await page.click('button', 'Close BTCUSDC LONG')
    await page.click('button', 'Close position', DIALOG)
    await page.seesText('Position closed', DIALOG)
    await finish('Done')
    await page.seesText('Positions 13', ORDERS)
    await page.click('tab', /^Order history/)
    await page.seesText('Manual', ORDERS)
    expect(await changes()).toEqual(['user/orders/edit ok', 'user/orders/close ok'])
  })

  test('the balance is reset with a pay code', async () => {
    await logIn(MARKET)
    await page.click('button', 'Reset the balance')
    await page.type('24x6810', 'textbox', 'Pay code', DIALOG)
    await page.hasValue('246 810', 'textbox', 'Pay code', DIALOG)
    await page.click('button', 'Confirm', DIALOG)
    await page.seesText('Balance reset', DIALOG)
    await finish('Done')
    await page.seesText('10 000.0000 KXT', '[aria-label="Balance"]')
  })

  test('by keyboard a dialog is closed, with no scroll, the focus back and nothing sent, and a market chosen', async () => {
    await logIn(MARKET)
    await page.click('button', 'Close BTCUSDC LONG')
    await page.sees('button', 'Close position', DIALOG)
    const before = await page.run(() => scrollY)
    await page.press('Escape')
    await page.seesNo(DIALOG)
    await page.hasFocus('button', 'Close BTCUSDC LONG')
    expect(await page.run(() => scrollY)).toBe(before)
    expect(await changes()).toEqual([])
    await page.click('button', /Choose a market$/)
    await page.type('eth', 'combobox', 'Search markets')
    await page.until('one market', () => page.run(() => document.querySelectorAll('[role=option]').length === 1))
    await page.press('Enter')
    await page.isAt('/futures/market/ETH-USDC')
    await page.hasFocus('button', /Choose a market$/)
  })

  test('on a narrow window an order is opened in a sheet', async () => {
    await engine.resize(450, 844)
    await logIn(MARKET)
    await page.click('button', 'Open position')
    await page.type('100', 'textbox', /^Amount/, DIALOG)
    await page.click('button', /^SHORT/, DIALOG)
    await page.seesNo(DIALOG)
    await page.seesText('Order accepted')
    expect(await changes()).toEqual(['user/orders/create ok'])
  })

  test('every page opens without sideways scroll', async () => {
    await logIn(MARKET)
    for (const [path, heading] of PAGES) {
      await page.open(path)
      await page.sees('heading', heading)
      expect(
        await page.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        path,
      ).toBe(0)
    }
  })
}
