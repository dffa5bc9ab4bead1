/**
 * npm run bench:calls [-- --minutes 3] measures the load that an open page puts on the exchange, after loading: requests per
 * minute and response bytes, by call. Real time, the built app, the paper exchange's demo trader. Prints the tables of
 * docs/integrators/load.md. Needs npm run build.
 */
import '../scripts/setup/requireNode.ts'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { startServer } from '../sandbox/server.ts'
import { DIST } from '../sandbox/web/options.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/setup/chromium.ts'

const MINUTE_MS = 60_000
const TRADERS = 10_000
const CALL = /^\/(futures\/)?api\//

interface Situation {
  name: string
  /** Path of the page; `token` is the contest user token. */
  path: (token: string) => string
  isLoggedIn: boolean
  isHidden?: boolean
}

const SITUATIONS: Situation[] = [
  { name: 'trading page', path: () => '/futures/market/BTC-USDC', isLoggedIn: true },
  { name: 'the same, hidden tab', path: () => '/futures/market/BTC-USDC', isLoggedIn: true, isHidden: true },
  { name: 'results', path: () => '/futures/results', isLoggedIn: true },
  { name: 'contest', path: () => '/futures/contests', isLoggedIn: true },
  { name: 'webview', path: (token) => `/futures/mcontests?token=${token}`, isLoggedIn: false },
]

interface Count {
  calls: number
  bytes: number
  gzipped: number
}

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

/** Counts the requests of a page from now on; bytes are the mean of the readable responses. */
function count(page: Page) {
  const calls = new Map<string, number>()
  const sizes = new Map<string, [bytes: number, gzipped: number][]>()
  const pathOf = (url: string) => new URL(url).pathname
  page.on('request', (request) => {
    const path = pathOf(request.url())
    if (CALL.test(path)) calls.set(path, (calls.get(path) ?? 0) + 1)
  })
  page.on('response', (response) => {
    const path = pathOf(response.url())
    if (!CALL.test(path)) return
    const read = async () => {
      const body = await response.body()
      sizes.set(path, [...(sizes.get(path) ?? []), [body.length, gzipSync(body).length]])
    }
    // The browser drops the bodies of a page that was left.
    read().catch(() => {})
  })
  const mean = (path: string, of: 0 | 1) => {
    const known = sizes.get(path) ?? []
    return known.reduce((sum, size) => sum + size[of], 0) / Math.max(known.length, 1)
  }
  return () =>
    new Map(
      [...calls].map(([path, made]): [string, Count] => [
        path,
        { calls: made, bytes: made * mean(path, 0), gzipped: made * mean(path, 1) },
      ]),
    )
}

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '2' } } })
const minutes = Number(values.minutes)
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const server = await startServer({
  dist: DIST,
  memory: true,
  port: 0,
  seed: 7,
  config: { chartScript: null, datafeed: null },
})
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })

async function measure({ name, path, isLoggedIn, isHidden = false }: Situation) {
  const context: BrowserContext = await browser.newContext()
  const login = await context.request.post(`${server.origin}/sandbox/api/login`, {
    data: {},
    headers: { origin: server.origin },
  })
  const { contestUserToken } = (await login.json()) as { contestUserToken: string }
  if (!isLoggedIn) await context.clearCookies()
  const page = await context.newPage()
  const loading = count(page)
  await page.goto(`${server.origin}${path(contestUserToken)}`, { waitUntil: 'networkidle' })
  await wait(5_000)
  const loaded = loading()
  const first = [...loaded.values()].reduce((sum, { calls }) => sum + calls, 0)
  if (isHidden) await hide(page)
  const counting = count(page)
  await wait(minutes * MINUTE_MS)
  const counts = counting()
  await context.close()
  return { name, first, counts }
}

const whole = (value: number) => Math.round(value).toLocaleString('en')
const rate = (value: number) => (Math.round(value * 10) / 10).toString()
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`

try {
  const results = await Promise.all(SITUATIONS.map(measure))
  const perMinute = (counts: Map<string, Count>, of: keyof Count) =>
    [...counts.values()].reduce((sum, one) => sum + one[of], 0) / minutes
  console.log(
    [
      row(
        'page',
        'calls in the first 5 s',
        'calls per minute after that',
        'kB per minute',
        'kB per minute, gzip',
        `calls per second, ${whole(TRADERS)} pages`,
        `Mbit/s, ${whole(TRADERS)} pages, gzip`,
      ),
      row('---', '---:', '---:', '---:', '---:', '---:', '---:'),
    ].join('\n'),
  )
  for (const { name, first, counts } of results) {
    const [calls, bytes, gzipped] = (['calls', 'bytes', 'gzipped'] as const).map((of) => perMinute(counts, of)) as [
      number,
      number,
      number,
    ] // one for each
    console.log(
      row(
        name,
        String(first),
        rate(calls),
        rate(bytes / 1_000),
        rate(gzipped / 1_000),
        whole((calls * TRADERS) / 60),
        rate((gzipped * 8 * TRADERS) / 60 / 1e6),
      ),
    )
  }
  console.log(
    `\n${row('page', 'call', 'calls per minute', 'bytes per response', 'bytes, gzip')}\n${row('---', '---', '---:', '---:', '---:')}`,
  )
  for (const { name, counts } of results)
    for (const [path, { calls, bytes, gzipped }] of [...counts].toSorted(
      ([, one], [, other]) => other.calls - one.calls,
    ))
      console.log(row(name, `\`${path}\``, rate(calls / minutes), whole(bytes / calls), whole(gzipped / calls)))
} finally {
  await browser.close()
  await server.stop()
}
