import { DIST } from '../../../../sandbox/web/options.ts'
import { writeDictionaries } from '../../../../scripts/release/dictionaries.ts'
import { buildNextRelease } from '../../../../scripts/release/nextRelease.ts'
import { hasNginx, type Site, startNginx } from '../../../../scripts/setup/nginx.ts'
import {
  byNight,
  CONFIG,
  test as base,
  type Exchange,
  expect,
  openTrading,
  type Page,
  wholeChromium,
} from '../support/exchange.ts'

/** A separate site whose release changes; and the next release, with the output of npm run dictionaries. */
const test = base.extend<object, { own: Site; next: string }>({
  own: [
    async ({ upstream }, use) => {
      const site = await startNginx({ upstreamPort: Number(new URL(upstream).port), dist: DIST, config: CONFIG })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  site: [async ({ own }, use) => use(own), { scope: 'worker' }],
  next: [
    async ({}, use) => {
      const { dist, throwAway } = buildNextRelease()
      writeDictionaries(dist, [DIST])
      await use(dist)
      throwAway()
    },
    { scope: 'worker' },
  ],
})
test.skip(!hasNginx(), 'nginx is not installed')
test.use(wholeChromium)

/** A file received over the network. */
interface Sent {
  path: string
  /** With its headers. */
  bytes: number
  encoding: string
}

/** Each of the app's files that a visit of the trading page downloads until it is idle, including prefetched code. */
async function visit(page: Page, exchange: Exchange): Promise<Sent[]> {
  const cdp = await page.context().newCDPSession(page)
  const sent: Sent[] = []
  const open = new Map<string, Sent>()
  cdp.on('Network.responseReceived', ({ requestId, type, response: { url, headers } }) => {
    const path = new URL(url).pathname
    const isFile = type === 'Document' || path.startsWith('/futures/assets/')
    if (isFile) open.set(requestId, { path, bytes: 0, encoding: headers['Content-Encoding'] ?? '' })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = open.get(requestId)
    // Files from the browser's cache have no length.
    if (file && encodedDataLength > 0) sent.push({ ...file, bytes: encodedDataLength })
  })
  await cdp.send('Network.enable')
  await openTrading(page, exchange)
  let before = -1
  const isAtRest = () => {
    const isSame = sent.length === before
    before = sent.length
    return isSame
  }
  await expect.poll(isAtRest, { intervals: [2_000], timeout: 60_000 }).toBe(true)
  await cdp.detach()
  await page.goto('about:blank')
  return sent
}

const bytesOf = (files: readonly Sent[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
const packedSo = (files: readonly Sent[]) => files.filter(({ encoding }) => encoding === 'dcz').map(({ path }) => path)

test('after a release a visitor downloads little but the changes', byNight, async ({ page, exchange, own, next }) => {
  own.release(DIST)
  const first = await visit(page, exchange)
  expect(packedSo(first)).toEqual([])
  own.release(next)
  const second = await visit(page, exchange)
  // Code of the first page, late code, and its list of digests.
  for (const kind of ['app', 'trading', 'orders', 'dialogs', 'files'])
    expect(packedSo(second)).toContainEqual(expect.stringMatching(`/${kind}-[^/]*\\.js(on)?$`))
  // Each once, though some are named in the head and asked for by the code.
  for (const files of [first, second]) expect(new Set(files.map(({ path }) => path)).size).toBe(files.length)
  expect(bytesOf(second) / bytesOf(first)).toBeLessThan(0.15)
  const third = await visit(page, exchange)
  expect(third.map(({ path }) => path)).toEqual(['/futures/market/BTC-USDC'])
})
