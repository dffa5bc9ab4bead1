import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { pack } from '../../../scripts/brand/pack.ts'
import { readBrand } from '../../../scripts/brand/readBrand.ts'
import { filesOf } from '../../../scripts/release/writeManifest.ts'
import { hasNginx } from '../../../scripts/setup/nginx.ts'
import { digestOf, FORMER, PAGE } from './build.ts'
import { ask, type Container, isRefused, keptFiles, startContainer, throwAway, unpackImage } from './container.ts'
import { saidOnce } from './dockerfile.ts'

const withNginx = test.skipIf(!hasNginx())

let root = ''
let exchangePort = 0
let container: Container | undefined
/** A call answered by the test. */
let held: ((answer: ServerResponse) => void) | undefined
let received: { call: string; headers: IncomingHttpHeaders }[] = []
const exchange = createServer(async (request, response) => {
  received.push({ call: `${request.url} ${await text(request)}`, headers: request.headers })
  response.setHeader('cache-control', 'no-store').setHeader('vary', 'Origin')
  if (request.url === '/futures/api/held') held?.(response)
  else response.end(`the exchange, asked for ${request.url}`)
})

beforeAll(async () => {
  root = unpackImage()
  exchange.listen(0, '127.0.0.1')
  await once(exchange, 'listening')
  const address = exchange.address()
  exchangePort = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterEach(async () => {
  // With SIGTERM, which also stops its workers; they would survive a killed master.
  container?.process.kill()
  await container?.ended
  container = undefined
})
afterAll(() => {
  exchange.closeAllConnections()
  exchange.close()
  throwAway(root)
})

async function start(further: Record<string, string> = {}): Promise<Container> {
  received = []
  const server = `localhost:${exchangePort}`
  const started = await startContainer(root, {
    FUTURES_HOSTS: 'shop.example *.shop.example',
    FUTURES_MAIN_SITE: server,
    FUTURES_SERVICE: server,
    ...further,
  })
  container = started
  await vi.waitUntil(() => started.isHealthy() || started.hasEnded(), 50_000)
  expect(started.said('err')).toBe('')
  return started
}

withNginx('it serves app and exchange to its hosts, unprivileged, and writes only below /tmp', async () => {
  const before = keptFiles(root)
  const {
    port,
    process: { pid },
    said,
  } = await start({ FUTURES_CONFIG: '{"authPath":"/login","webviewHost":"https://partner.example"}' })
  const page = await ask(port, '/futures/market/BTC-USDC?secret=1')
  expect(page.body).toContain(
    'content="{&quot;authPath&quot;:&quot;/login&quot;,&quot;webviewHost&quot;:&quot;https://partner.example&quot;}"',
  )
  expect(page).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-cache', 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' },
  })
  expect(page.headers['content-security-policy']).toContain(`script-src http://shop.example/futures/assets/;`)
  const webview = await ask(port, '/futures/mcontests')
  expect(webview.headers['content-security-policy']).toContain('frame-ancestors https://partner.example;')
  expect(await ask(port, '/futures/assets/app-AbCd1234.js')).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  })
  expect(await ask(port, '/wallet')).toMatchObject({ status: 200, body: 'the exchange, asked for /wallet' })
  expect(await ask(port, '/futures/api/x', { method: 'POST', host: 'www.shop.example' })).toMatchObject({
    status: 200,
    body: 'the exchange, asked for /futures/api/x',
  })
  expect(await ask(port, '/futures/?secret=1', { host: 'other.example' })).toMatchObject({ status: 421 })
  await Promise.all([1, 2].map(() => ask(port, '/futures/api/markets/list', { method: 'POST' })))
  expect(received.filter(({ call }) => call.includes('markets/list'))).toHaveLength(2)

  await vi.waitUntil(() => said('out').includes('"GET /futures/ HTTP/1.1" 421'), 5_000)
  expect(said('out')).toContain('"GET /futures/market/BTC-USDC HTTP/1.1" 200')
  expect(said('out')).not.toContain('secret')
  expect(said('err')).toBe('')
  const ids = /^Uid:\s+(\d+)\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.slice(1)
  expect(ids).not.toContain('0')
  expect(keptFiles(root)).toEqual(before)
})

withNginx('with FUTURES_MARKETS_CACHE the markets are requested once a second, a user’s own every time', async () => {
  const { port } = await start({ FUTURES_MARKETS_CACHE: 'on' })
  const post = (call: string, body = '{}', headers = {}) =>
    ask(port, `/futures/api/${call}`, { method: 'POST', body, headers })
  const [bitcoin, ether] = ['{"market":"BTC-USDC"}', '{"market":"ETH-USDC"}']
  // All at once: a busy machine would take longer than a second one by one.
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => post('markets/list')),
    ...[bitcoin, ether, bitcoin].map((market) => post('markets/price/get', market)),
    ...['session=a', 'session=b'].map((cookie) => post('markets/fee/rates/list', '{}', { cookie })),
    ...[1, 2].map(() => post('user/orders/list')),
  ])
  expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual(
    Array(27).fill([200, 'no-store']),
  )
  expect(received.map(({ call }) => call.replace('/futures/api/', '')).toSorted()).toEqual([
    'markets/fee/rates/list {}',
    'markets/fee/rates/list {}',
    'markets/list {}',
    `markets/price/get ${bitcoin}`,
    `markets/price/get ${ether}`,
    'user/orders/list {}',
    'user/orders/list {}',
  ])

  // Old answers are replaced.
  await vi.waitUntil(async () => {
    await post('markets/list')
    return received.filter(({ call }) => call.includes('markets/list')).length > 1
  }, 5_000)
})

withNginx('on stop it finishes pending requests, accepts no new ones, and exits with 0', async () => {
  const { port, process: running, ended, said } = await start()
  const arrived = new Promise<ServerResponse>((resolve) => (held = resolve))
  const answer = ask(port, '/futures/api/held', { method: 'POST' })
  const underWay = await arrived
  execFileSync('kill', ['-s', saidOnce('STOPSIGNAL').replace('SIG', ''), String(running.pid)])
  await vi.waitFor(async () => expect(await isRefused(port)).toBe(true), 50_000)
  underWay.end('filled')
  expect(await answer).toMatchObject({ status: 200, body: 'filled' })
  expect(await ended).toBe(0)
  expect(said('err')).toBe('')
})

withNginx('the configuration comes from environment variables', async () => {
  const { port } = await start({
    FUTURES_CONFIG: '{"chartScript" : "https://vendor.example/w.js", "datafeed": "https://feed.example:8443/udf"}',
    FUTURES_CHART_ORIGINS: 'https://a.vendor.example https://b.vendor.example',
    FUTURES_ORIGIN: 'https://shop.example',
    FUTURES_FRONTS: '127.0.0.0/8 ::1',
    FUTURES_HSTS: 'max-age=60; includeSubDomains',
  })
  const { headers } = await ask(port, '/futures/', {
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' },
  })
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://feed.example:8443;")
  expect(headers['content-security-policy']).toContain('script-src https://shop.example/futures/assets/;')
  expect(headers['strict-transport-security']).toBe('max-age=60; includeSubDomains')
  expect((await ask(port, '/futures/chart.html')).headers['content-security-policy']).toContain(
    'https://vendor.example https://a.vendor.example https://b.vendor.example;',
  )
  await ask(port, '/wallet', { headers: { 'x-forwarded-for': '192.0.2.7' } })
  expect(received.at(-1)?.headers['x-forwarded-for']).toBe('192.0.2.7, 127.0.0.1')
})

withNginx('telemetry batches are accepted within limits and dropped, not logged or passed on', async () => {
  const { port, said } = await start({ FUTURES_CONFIG: '{"telemetry":"/futures/telemetry"}' })
  const post = (headers: Record<string, string> = {}) => ask(port, '/futures/telemetry', { method: 'POST', headers })
  expect(await post()).toMatchObject({
    status: 204,
    body: '',
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
  expect(await ask(port, '/futures/telemetry')).toMatchObject({ status: 405 })
  expect(await post({ 'content-length': '16385' })).toMatchObject({ status: 413 })
  const answers = await Promise.all(Array.from({ length: 60 }, () => post()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 429]))
  expect(await ask(port, '/futures/telemetry/x', { method: 'POST' })).toMatchObject({ status: 405 })
  expect(said('out')).not.toMatch(/\/futures\/telemetry[ ?]/)
  expect(received).toEqual([])
})

const SCRIPT = '/futures/assets/app-AbCd1234.js'
const heldBy = (browser: string, accepted: string) => ({ 'available-dictionary': browser, 'accept-encoding': accepted })
const OF_A_BROWSER = 'gzip, deflate, br, zstd, dcb, dcz'

withNginx('other browsers download the whole file; compressed copies have no address', async () => {
  const { port } = await start()
  const digest = digestOf(FORMER[1] ?? '')
  const others = [
    heldBy(`:${digest}:`, 'gzip, deflate, br, zstd'),
    heldBy(`:${digest}:`, 'br, dcz;q=0'),
    heldBy(`:${digest}:`, 'xdcz'),
    heldBy(digest, OF_A_BROWSER),
    heldBy(`:${digestOf('another')}:`, OF_A_BROWSER),
    heldBy(`:../${digest.slice(3)}:`, OF_A_BROWSER),
    heldBy('', OF_A_BROWSER),
  ]
  for (const headers of others) {
    const answer = await ask(port, SCRIPT, { headers })
    expect(answer, JSON.stringify(headers)).toMatchObject({
      status: 200,
      body: PAGE,
      headers: { vary: 'Accept-Encoding, Available-Dictionary' },
    })
    expect(answer.headers['content-encoding']).toBeUndefined()
  }
  expect(await ask(port, `/futures/dcz/${digest}${SCRIPT.replace('/futures', '')}`)).toMatchObject({
    status: 404,
    headers: { 'cache-control': 'no-store' },
  })
  const missing = await ask(port, SCRIPT.replace('AbCd', '0000'), { headers: heldBy(`:${digest}:`, OF_A_BROWSER) })
  expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
  expect(missing.headers['use-as-dictionary']).toBeUndefined()
})

withNginx(
  'open tabs still load the files of former builds; the image a later one is built against has only its own',
  async () => {
    const { port } = await start()
    for (const [count, body] of FORMER.entries())
      expect(await ask(port, `/futures/assets/app-${count}0000000.js`)).toMatchObject({
        status: 200,
        body,
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      })
    expect((await ask(port, '/futures/assets/licences.txt')).body).toBe('new')
    expect(filesOf(join(root, 'var/www/futures/assets'))).toEqual(['app-AbCd1234.js', 'licences.txt'])
  },
)

/** Mounts files as the image's brand while `look` runs. */
async function withBrand(fill: (folder: string) => void, look: () => Promise<void>) {
  const mounted = join(root, 'usr/share/futures/brand')
  chmodSync(mounted, 0o755)
  try {
    fill(mounted)
    await look()
  } finally {
    for (const name of readdirSync(mounted)) rmSync(join(mounted, name))
  }
}

withNginx('a mounted brand is applied to both pages with the configuration, and its files are cached forever', () =>
  withBrand(
    (folder) =>
      pack(folder, readBrand('brands/aurora/brand.json', readFileSync('src/ui/styles/tokens.css', 'utf8')).brand),
    async () => {
      const { port } = await start({ FUTURES_CONFIG: '{"authPath":"/login"}' })
      const { body } = await ask(port, '/futures/')
      expect(body).toContain('<title>Aurora Perpetuals</title>')
      expect(body).toContain('content="{&quot;authPath&quot;:&quot;/login&quot;}"')
      expect((await ask(port, '/futures/mcontests')).body).toBe(body)
      for (const kind of ['css', 'svg']) {
        const [address = ''] = new RegExp(`/futures/assets/brand/brand-[\\da-f]{8}\\.${kind}`).exec(body) ?? []
        expect(await ask(port, address), kind).toMatchObject({
          status: 200,
          headers: { 'cache-control': 'public, max-age=31536000, immutable' },
        })
      }
      expect(await ask(port, '/futures/assets/brand/pages.sed')).toMatchObject({ status: 404 })
    },
  ),
)

test.each([
  ['brand.json', '{}', /holds no packed brand: npm run brand -- brand\.json --pack folder/],
  ['pages.sed', 's/nothing of a page/x/', /does not fit this version: pack it anew/],
  ['pages.sed', 'no command of sed', /does not fit this version/],
  ['pages.sed', '1e touch ROOT/tmp/ran', /does not fit this version/],
])('an invalid mounted brand is named: %s with %j', (name, content, said) =>
  withBrand(
    (folder) => writeFileSync(join(folder, name), content.replace('ROOT', root)),
    async () => {
      container = await startContainer(root, GOOD)
      expect(await container.ended).toBe(1)
      expect(container.said('err')).toMatch(said)
      expect(readdirSync(join(root, 'tmp'))).not.toContain('ran')
    },
  ),
)

const GOOD = { FUTURES_HOSTS: 'shop.example', FUTURES_MAIN_SITE: 'site:80', FUTURES_SERVICE: '[fd00::1]:4800' }

test.each([
  ['FUTURES_MAIN_SITE', 'https://site.example'],
  ['FUTURES_MAIN_SITE', 'site.example:0'],
  ['FUTURES_SERVICE', 'futures:70000'],
  ['FUTURES_SERVICE', 'futures:80\nevil'],
  ['FUTURES_SERVICE', 'futures:80; }'],
  ['FUTURES_HOSTS', 'shop.example, www.shop.example'],
  ['FUTURES_LISTEN', '1023'],
  ['FUTURES_LISTEN', 'tcp://10.0.0.1:8080'],
  ['FUTURES_ORIGIN', 'https://shop.example/'],
  ['FUTURES_FRONTS', 'proxy.example'],
  ['FUTURES_CHART_ORIGINS', "'unsafe-eval'"],
  ['FUTURES_MARKETS_CACHE', '1s'],
  ['FUTURES_CONFIG', 'authPath=/login'],
])('%s is rejected with a message if it is %j', async (name, value) => {
  container = await startContainer(root, { ...GOOD, [name]: value })
  expect(await container.ended).toBe(1)
  expect(container.said('err')).toMatch(new RegExp(`^Not started: ${name} `, 'm'))
  expect(container.said('err').match(/^Not started/gm)).toHaveLength(1)
})

test('all missing and invalid values are named in one message', async () => {
  container = await startContainer(root, {
    FUTURES_SERVICE: '',
    FUTURES_HSTS: 'yes',
    FUTURES_CONFIG: '{"authpath":"/"}',
  })
  expect(await container.ended).toBe(1)
  for (const errorText of [
    'no field is called authpath',
    'FUTURES_HOSTS is missing: the hosts',
    'FUTURES_MAIN_SITE is missing: host:port',
    'FUTURES_SERVICE is missing',
    'FUTURES_HSTS cannot be "yes"',
  ])
    expect(container.said('err')).toContain(errorText)
})

test('a configuration cannot inject into the policy', async () => {
  container = await startContainer(root, { ...GOOD, FUTURES_CONFIG: `{"webviewHost":"https://a;script-src"}` })
  expect(await container.ended).toBe(1)
  expect(container.said('err')).toContain('webviewHost cannot be "https://a;script-src"')
})
