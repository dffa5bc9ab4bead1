import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { load } from 'js-yaml'
import { DIST } from '../../../../sandbox/web/options.ts'
import { hasNginx, startNginx } from '../../../../scripts/setup/nginx.ts'
import { type Answer, ask } from '../../../rawRequest.ts'
import { CONFIG, expect, logIn, openTrading } from '../support/exchange.ts'
import { test } from '../support/ownSite.ts'
import { CREATE } from '../support/trading.ts'

test.skip(!hasNginx(), 'nginx is not installed')

/** Addresses of files with a content hash in their names, as in the pages. */
function hashed(): { script: string; texts: string; start: string; chartHost: string } {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  const named = (pattern: RegExp, page = html) => pattern.exec(page)?.[1] ?? ''
  return {
    script: named(/src="(\/futures\/assets\/vendor-[^"]+\.js)"/),
    texts: named(/&quot;(\/futures\/assets\/locales\/en\/common-[^"]+?\.yaml)&quot;/),
    start: named(/src="(\/futures\/assets\/start-[^"]+\.js)"/),
    chartHost: named(/src="(\/futures\/assets\/chartHost-[^"]+\.js)"/, readFileSync(join(DIST, 'chart.html'), 'utf8')),
  }
}

const FOR_EVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600, must-revalidate'

/** Address, status, Cache-Control. */
const addresses = ({ script, texts, start, chartHost }: ReturnType<typeof hashed>): [string, number, string][] => [
  ['/futures/', 200, 'no-cache'],
  ['/futures/market/BTC-USDC?a=b', 200, 'no-cache'],
  ['/futures/no/such/page', 200, 'no-cache'],
  ['/futures/mcontests', 200, 'no-store'],
  ['/futures/mcontests/1041?token=t', 200, 'no-store'],
  ['/futures/mcontests/2026.1?token=t', 200, 'no-store'],
  ['/futures//mcontests?token=t', 200, 'no-store'],
  ['/futures/%6dcontests?token=t', 200, 'no-store'],
  ['/futures/MContests?token=t', 302, 'no-store'],
  ['/futures/mcontesTs/1041?token=t', 302, 'no-store'],
  ['/futures/%4Dcontests/2026.1?token=t', 302, 'no-store'],
  ['/futures/contests/2026.1', 200, 'no-cache'],
  ['/futures/market/A.B-USDC', 200, 'no-cache'],
  ['/futures/chart.html', 200, 'no-cache'],
  [script, 200, FOR_EVER],
  [texts, 200, FOR_EVER],
  [start, 200, FOR_EVER],
  [chartHost, 200, FOR_EVER],
  ['/futures/assets/locales/en/common.yaml', 200, AN_HOUR],
  ['/futures/assets/locales/en/common.yaml?v=1', 200, AN_HOUR],
  ['/futures/assets/chartHost.js', 200, AN_HOUR],
  ['/futures/assets/start.js', 200, AN_HOUR],
  ['/futures/assets/icon.svg', 200, AN_HOUR],
  ['/futures/assets/licences.txt', 200, AN_HOUR],
  ['/futures/assets/contest/wide-1200.webp', 200, AN_HOUR],
  ['/futures/assets/gone-AbCd1234.js', 404, 'no-store'],
  ['/futures/assets/locales/de/common.yaml', 404, 'no-store'],
  ['/futures/assets/locales/en/common-00000000.yaml', 404, 'no-store'],
  ['/futures/assets/gone.svg', 404, 'no-store'],
  ['/futures/assets/', 404, 'no-store'],
  [`${script}.map`, 404, 'no-store'],
  [`${script}.br`, 404, 'no-store'],
  ['/futures/dcz/digest/assets/app-AbCd1234.js', 404, 'no-store'],
  ['/futures/dcz/digest', 404, 'no-store'],
  ['/futures/index.html', 404, 'no-store'],
  ['/futures/webview.html', 404, 'no-store'],
  ['/futures/foo.js', 404, 'no-store'],
  ['/futures/terms/b.php', 404, 'no-store'],
  ['/futures/contests/.env', 404, 'no-store'],
  ['/futures/.vite/manifest.json', 404, 'no-store'],
  ['/futures/a/.git/config', 404, 'no-store'],
]

const COMPARED = [
  'content-security-policy',
  'integrity-policy-report-only',
  'reporting-endpoints',
  'referrer-policy',
  'x-frame-options',
  'x-content-type-options',
  'cross-origin-opener-policy',
  'permissions-policy',
  'cross-origin-resource-policy',
  'cache-control',
  'x-robots-tag',
  'strict-transport-security',
  'location',
  'content-encoding',
]
/** The compared parts of a response: its status and those headers. An empty list of origins leaves a space in the policy. */
const matter = ({ status, headers }: Answer, origin: string) => ({
  status,
  ...Object.fromEntries(
    COMPARED.map((name) => [
      name,
      String(headers[name] ?? '')
        .replaceAll(/ +(;|$)/g, '$1')
        .replaceAll(origin, 'its own origin'),
    ]),
  ),
  ...(status === 200 && { 'content-type': headers['content-type']?.toLowerCase() }),
})

test('every kind of address has the right status and caching', async ({ site }) => {
  const served = addresses(hashed())
  const got = await Promise.all(served.map(async ([path]) => [path, await ask(site.origin, path)] as const))
  expect(got.map(([path, { status, headers }]) => [path, status, headers['cache-control']])).toEqual(served)
  for (const [path, { status, headers }] of got) {
    // Without the token of a webview's address that is no address of it.
    if (status === 302) expect(headers.location, path).toMatch(/\/futures\/not-found$/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; .*(frame-ancestors|sandbox)/)
    expect(headers['referrer-policy'], path).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/)
  }
})

test('the chart’s page names its origin, since Safari’s ’self’ matches no opaque one', async ({ site }) => {
  const policyFor = async (headers: Record<string, string>) =>
    (await ask(site.origin, '/futures/chart.html', { headers })).headers['content-security-policy']
  const policy = await policyFor({})
  for (const directive of ['script-src', 'style-src', 'img-src', 'frame-src', 'frame-ancestors'])
    expect(policy).toContain(`${directive} 'self' ${site.origin}`)
  expect(policy).toContain("connect-src 'none'")
  expect(await policyFor({ host: 'localhost:8443' })).toContain("script-src 'self' http://localhost:8443")
})

test('the paper exchange’s own server responds like nginx', async ({ site, upstream }) => {
  const probes: [string, { method?: string }?][] = [
    ...addresses(hashed()).map(([path]): [string] => [path]),
    ['/futures?a=b'],
    ['/futures/', { method: 'POST' }],
    ['/futures/csp-report', { method: 'POST' }],
    ['/futures/csp-report'],
    ['/futures/integrity-report', { method: 'POST' }],
    ['/futures/integrity-report'],
  ]
  for (const [path, options] of probes)
    expect(matter(await ask(upstream, path, options), upstream), path).toEqual(
      matter(await ask(site.origin, path, options), site.origin),
    )
})

test('files are compressed as the browser accepts', async ({ site }) => {
  for (const path of Object.values(hashed())) {
    const plain = await ask(site.origin, path)
    const gzip = await ask(site.origin, path, { headers: { 'accept-encoding': 'gzip' } })
    const brotli = await ask(site.origin, path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect([plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br'])
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.vary))).toEqual(
      new Set(['Accept-Encoding, Available-Dictionary']),
    )
    // In the next release the file has another hash; the browser's cached file is then its dictionary.
    expect(plain.headers['use-as-dictionary']).toBe(`match="${path.replace(/-[\w-]{8}\./, '-*.')}"`)
  }
  const picture = await ask(site.origin, '/futures/assets/coins.svg', { headers: { 'accept-encoding': 'br' } })
  expect(picture.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-encoding': 'br' })
  expect(picture.headers['use-as-dictionary']).toBeUndefined()
  const page = await ask(site.origin, '/futures/', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(gunzipSync(page.body).toString()).toContain(
    '{&quot;idempotencyKey&quot;:true,&quot;chartScript&quot;:&quot;/charts/still.js&quot;,&quot;datafeed&quot;:null}',
  )
  const again = await ask(site.origin, '/futures/', { headers: { 'if-none-match': String(page.headers.etag) } })
  expect(again.status).toBe(304)
})

test('requests go to the exchange, with its clock, uncached, and never return a page', async ({ site, exchange }) => {
  const unknown = await ask(site.origin, '/futures/api/no/such/call', { method: 'POST' })
  expect(unknown).toMatchObject({
    status: 404,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    },
  })
  for (const path of ['/futures/api/markets/list', '/api/user/profile/get', '/futures/csp-report'])
    expect(await ask(site.origin, path), path).toMatchObject({
      status: 405,
      headers: { allow: 'POST', 'x-content-type-options': 'nosniff' },
    })
  await exchange.control('clock', { advanceMs: 86_400_000 })
  const { headers } = await ask(site.origin, '/futures/api/no/such/call', { method: 'POST' })
  expect(Date.parse(headers.date ?? '') - Date.now()).toBeGreaterThan(86_000_000)
})

test('a failure at the exchange is sent once and returned as 502', async ({ page, exchange }) => {
  await logIn(page, exchange)
  await exchange.fault({ path: CREATE, kind: 'drop', commit: true, times: 0 })
  expect((await page.request.post(CREATE, { data: {}, headers: { origin: exchange.origin } })).status()).toBe(502)
  expect((await exchange.journal()).counts[CREATE]).toBe(1)
})

test('without an exchange the page is served and each request gets 502', async () => {
  const alone = await startNginx({ upstreamPort: 9, dist: DIST, config: CONFIG })
  try {
    expect((await ask(alone.origin, '/futures/market/BTC-USDC')).status).toBe(200)
    const call = await ask(alone.origin, '/futures/api/markets/list?token=secret', { method: 'POST' })
    expect(call).toMatchObject({
      status: 502,
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    })
    // nginx's error messages contain the whole request.
    expect(alone.log('futures-error.log') + alone.log('futures.log')).not.toContain('secret')
  } finally {
    await alone.stop()
  }
})

test('with TLS it speaks HTTP/2 and sends the headers for https', async ({ upstream }) => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const tls = { certificate: join(folder, 'site.pem'), key: join(folder, 'site.key') }
  const made = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ')
  execFileSync('openssl', [...made, '-keyout', tls.key, '-out', tls.certificate], { stdio: 'ignore' })
  const secure = await startNginx({ upstreamPort: Number(new URL(upstream).port), dist: DIST, config: CONFIG, tls })
  const session = connect(secure.origin.replace('localhost', '127.0.0.1'), {
    ca: readFileSync(tls.certificate),
    servername: 'localhost',
  })
  try {
    const stream = session.request({ ':path': '/futures/', ':authority': new URL(secure.origin).host })
    const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders]
    expect(session.alpnProtocol).toBe('h2')
    expect(headers['strict-transport-security']).toBe('max-age=63072000')
    expect(headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/)
  } finally {
    session.destroy()
    await secure.stop()
    rmSync(folder, { recursive: true })
  }
})

test('an unknown host is not served, nor a forwarded header trusted', async ({ site, exchange }) => {
  const other = { host: 'other.example' }
  expect((await ask(site.origin, '/futures/mcontests?token=unnamed', { headers: other })).status).toBe(421)
  await expect.poll(() => site.log('futures.log')).toMatch(/"GET \/futures\/mcontests HTTP\/1\.1" 421 /)
  expect(site.log('futures.log')).not.toContain('unnamed')
  expect((await ask(site.origin, '/healthz', { headers: other })).status).toBe(204)
  const pretended = await ask(site.origin, '/futures/', { headers: { 'x-forwarded-proto': 'https' } })
  expect(pretended.headers['strict-transport-security']).toBeUndefined()
  expect(String(pretended.headers['content-security-policy'])).not.toContain('upgrade-insecure-requests')
  expect((await exchange.journal()).entries).toEqual([])
})

test('a request changes no protocol and passes on the client’s address', async () => {
  const seen: IncomingHttpHeaders[] = []
  const behind = createServer((request, response) => {
    seen.push(request.headers)
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ result: 'ok', markets: Array.from({ length: 200 }, (_, id) => ({ id })) }))
  }).listen(0, '127.0.0.1')
  await once(behind, 'listening')
  const address = behind.address()
  const alone = await startNginx({
    upstreamPort: typeof address === 'object' ? (address?.port ?? 0) : 0,
    dist: DIST,
    config: CONFIG,
  })
  const headers = {
    connection: 'Upgrade, HTTP2-Settings',
    upgrade: 'h2c',
    'http2-settings': 'AAMAAABkAAQCAAAAAAIAAAAA',
    'x-forwarded-for': '203.0.113.9',
    'accept-encoding': 'gzip',
  }
  try {
    for (const path of ['/futures/api/markets/list', '/futures/api/user/orders/list', '/api/user/profile/get']) {
      const answer = await ask(alone.origin, path, { method: 'POST', headers })
      // Public responses are compressed; a user's own are not.
      expect(answer.headers['content-encoding'], path).toBe(path.includes('markets') ? 'gzip' : undefined)
    }
    await ask(alone.origin, '/', { headers })
    expect(seen.map(({ upgrade, connection, 'x-forwarded-for': from }) => [upgrade, connection, from])).toEqual(
      Array(4).fill([undefined, 'close', '127.0.0.1']),
    )
  } finally {
    await alone.stop()
    behind.close()
  }
})

test('WebKit, which reports every module, gets no integrity policy', async ({ site }) => {
  const policyFor = async (agent: string) => {
    const { headers } = await ask(site.origin, '/futures/', { headers: { 'user-agent': `Mozilla/5.0 ${agent}` } })
    return String(headers['integrity-policy-report-only'] ?? 'none')
  }
  const iPhone = '(iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15'
  for (const agent of [`${iPhone} Version/26.0 Safari/604.1`, `${iPhone} CriOS/141.0 Safari/604.1`])
    expect(await policyFor(agent), agent).toBe('none')
  for (const agent of ['AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36', 'Gecko/20100101 Firefox/145.0'])
    expect(await policyFor(agent), agent).toContain('blocked-destinations=(script)')
})

test('browser reports are small and rare, or not logged', async ({ site }) => {
  const lines = () => site.log('futures-csp.log').split('\n').length - 1
  const before = lines()
  const report = (headers: Record<string, string> = {}) =>
    ask(site.origin, '/futures/csp-report', { method: 'POST', headers })
  const big = await report({ 'content-length': '20000' }).catch(() => ({ status: 413 }))
  expect(big.status).toBe(413)
  const statuses = (await Promise.all(Array.from({ length: 60 }, () => report()))).map(({ status }) => status)
  const taken = statuses.filter((status) => status === 204).length
  expect(taken).toBeGreaterThan(0)
  expect(taken).toBeLessThan(40)
  expect(statuses.filter((status) => status === 429)).toHaveLength(60 - taken)
  expect(lines() - before).toBe(taken)
})

test('the specified addresses of the texts have the same texts, as parsed by the browser', async ({ site }) => {
  const { texts } = hashed()
  expect(JSON.parse(String((await ask(site.origin, texts)).body))).toEqual(
    load(readFileSync('public/assets/locales/en/common.yaml', 'utf8')),
  )
  const { body } = await ask(site.origin, '/futures/assets/locales/en/common.yaml')
  expect(body.equals((await ask(site.origin, texts)).body)).toBe(true)
  const polish = String((await ask(site.origin, '/futures/assets/locales/pl/dialogs.yaml')).body)
  expect(polish, 'no line ends with a word of one letter').toMatch(/ z\u00a0portfela/)
  expect(polish).not.toMatch(/ [aiouwz] /)
})

test('a page of an older release, whose texts are gone, loads the newer ones', async ({ page, exchange }) => {
  const { texts } = hashed()
  await page.route(`**${texts}`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await openTrading(page, exchange)
  await expect(page.getByRole('button', { name: 'Reset the balance' })).toBeVisible()
})
