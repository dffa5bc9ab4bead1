import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../sandbox/server.ts'
import { readOptions } from '../../sandbox/web/options.ts'
import { folderOf } from '../folderOf.ts'
import { ask } from '../rawRequest.ts'

let dist = ''
let running: RunningServer
const files = {
  'index.html': `<!doctype html><head><meta name="futures-config" content="{}" /></head>${'<p>app</p>'.repeat(100)}`,
  'chart.html': '<!doctype html>',
  'assets/main-AbCd1234.js': 'export {}',
  'assets/locales/en/common.yaml': 'common:\n',
  'assets/locales/en/common-AbCd1234.yaml': 'common:\n',
  'assets/main-AbCd1234.js.map': '{}',
  '.vite/manifest.json': '{}',
}

beforeAll(async () => {
  dist = folderOf(files)
  running = await startServer({ dist, memory: true, port: 9110, hostNames: ['trade.example'] })
})
afterAll(() => running.stop())

const raw = (path: string, { port = 9110, ...options }: Parameters<typeof ask>[2] & { port?: number } = {}) =>
  ask(`http://127.0.0.1:${port}`, path, options)

test('the page is served with its configuration, the production headers, and an ETag', async () => {
  const page = await raw('/futures/market/BTC-USDC?x=1')
  expect(page.status).toBe(200)
  expect(String(page.body)).toContain(
    'content="{&quot;idempotencyKey&quot;:true,&quot;chartScript&quot;:&quot;/charts/widget.js&quot;,&quot;datafeed&quot;:&quot;/datafeed&quot;}"',
  )
  expect(page.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  expect(page.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' })
  expect((await raw('/futures/', { headers: { 'if-none-match': String(page.headers.etag) } })).status).toBe(304)
  expect((await raw('/futures/', { headers: { 'accept-encoding': 'gzip, br' } })).headers['content-encoding']).toBe(
    'br',
  )
  expect((await raw('/futures?a=b')).headers.location).toBe('/futures/?a=b')
})

// served.spec.ts compares every kind of address with nginx.
test.each(['/futures/..%2f..%2fetc%2fpasswd.txt', '/futures/%ff', '/futures/.vite/manifest.json'])(
  '%s is not served',
  async (path) => expect((await raw(path)).status).toBe(404),
)

test('a real exchange is proxied, including cookies and redirects, but no request from another site', async () => {
  const seen: (Pick<IncomingMessage, 'url' | 'method' | 'headers'> & { body: string })[] = []
  const exchange = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    seen.push({ url: request.url, method: request.method, headers: request.headers, body })
    if (request.url === '/drop') return request.socket.destroy()
    response.writeHead(request.url === '/moved' ? 302 : 200, {
      'set-cookie': [
        'a=1; Domain=an.exchange; Secure; SameSite=None; HttpOnly',
        'b=2; Path=/',
        '__Host-session=s3; Secure; Path=/',
      ],
      'strict-transport-security': 'max-age=1',
      location: 'http://127.0.0.1:9112/auth?return=/futures/',
    })
    response.end(body)
  }).listen(9112, '127.0.0.1')
  await once(exchange, 'listening')
  const proxy = await startServer({
    dist,
    exchange: 'http://127.0.0.1:9112',
    port: 9111,
    config: { authPath: '/login' },
  })
  try {
    const own = 'http://127.0.0.1:9111'
    const headers = {
      cookie: 'session=s; futures-Host-session=s3; futures-Secure-x=1',
      origin: own,
      referer: `${own}/futures/market`,
      host: '127.0.0.1:9111',
      'content-type': 'application/json',
    }
    const answer = await raw('/futures/api/user/orders/list?x=1', {
      method: 'POST',
      headers,
      body: '{"market":"BTC-USDC"}',
      port: 9111,
    })
    expect(String(answer.body)).toBe('{"market":"BTC-USDC"}')
    expect(answer.headers['set-cookie']).toEqual([
      'a=1; SameSite=Lax; HttpOnly',
      'b=2; Path=/',
      'futures-Host-session=s3; Path=/',
    ])
    expect(answer.headers['strict-transport-security']).toBeUndefined()
    expect(seen[0]).toMatchObject({
      url: '/futures/api/user/orders/list?x=1',
      method: 'POST',
      headers: {
        cookie: 'session=s; __Host-session=s3; __Secure-x=1',
        host: '127.0.0.1:9112',
        origin: 'http://127.0.0.1:9112',
        referer: 'http://127.0.0.1:9112/futures/market',
      },
    })
    expect((await raw('/moved', { port: 9111, headers: { host: '127.0.0.1:9111' } })).headers.location).toBe(
      `${own}/auth?return=/futures/`,
    )
    expect((await raw('/drop', { port: 9111 })).status).toBe(502)
    const fromAnotherSite = { host: 'evil.example:9111', origin: 'http://evil.example:9111' }
    const foreign = await raw('/create', { method: 'POST', port: 9111, headers: fromAnotherSite, body: '{}' })
    expect(foreign.status).toBe(421)
    expect(seen.map(({ url }) => url)).not.toContain('/create')
    expect(String((await raw('/futures/market', { port: 9111 })).body)).toContain(
      '{&quot;mainSite&quot;:&quot;&quot;,&quot;authPath&quot;:&quot;/login&quot;}',
    )
  } finally {
    await proxy.stop()
    exchange.close()
  }
})

test.each(['/sandbox/api/reset', '/auth', '/futures/api/user/orders/list', '/futures/', '/charts/frame'])(
  '%s is not served under an unknown host name',
  async (path) => {
    const rebound = {
      host: 'evil.example:9110',
      origin: 'http://evil.example:9110',
      'content-type': 'application/json',
    }
    const options = path.startsWith('/futures/') && !path.includes('api') ? {} : { method: 'POST', body: '{}' }
    for (const [host, isKnown] of [
      ['evil.example:9110', false],
      ['localhost.evil.example', false],
      ['trade.example', true],
      ['TRADE.example:9110', true],
      ['localhost:9110', true],
      ['a.localhost', true],
      ['[::1]:9110', true],
      ['192.168.0.7', true],
    ] as const)
      expect([host, (await raw(path, { ...options, headers: { ...rebound, host } })).status !== 421]).toEqual([
        host,
        isKnown,
      ])
  },
)

test.each([{}, { 'transfer-encoding': 'chunked' }])('a body past 64 KiB is refused, with headers %o', async (how) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...how }
  for (const path of ['/auth', '/sandbox', '/sandbox/api/login', '/telemetry', '/futures/api/user/orders/list'])
    expect([path, (await raw(path, { method: 'POST', headers, body: 'x'.repeat(70_000) })).status]).toEqual([path, 413])
  expect((await raw('/auth', { method: 'POST', headers, body: 'persona=demo' })).status).toBe(303)
})

test('invalid options are explained in a message', () => {
  for (const wrong of [
    ['--port', 'many'],
    ['--exchange', 'an.exchange'],
    ['--exchange', 'https://me:secret@an.exchange'],
    ['--live', '--exchange', 'https://an.exchange'],
    ['--live', '--symbols', 'BTC USDT'],
    ['--replay', 'a.csv', '--speed', '0'],
    ['--replay', 'a.csv', '--from', 'noon'],
    ['--replay', 'a.csv', '--exchange', 'https://an.exchange'],
  ])
    expect(() => readOptions(wrong, {}), wrong.join(' ')).toThrow(/^--\S+ .*: not an? |is for the paper exchange/)
})
