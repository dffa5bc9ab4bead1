import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturn } from '../../sandbox/site/session.ts'
import { listOrders } from '../../src/api/order.ts'
import { paper } from './paper.ts'

const site = (options = {}) => {
  const made = paper({ openSession: undefined, ...options })
  const get = (path: string, headers = {}) =>
    Promise.resolve(made.app.request(`http://paper.test${path}`, { headers }))
  const submit = (path: string, form: Record<string, string>, headers = {}) =>
    Promise.resolve(
      made.app.request(`http://paper.test${path}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers,
      }),
    )
  return { ...made, get, submit }
}

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/a b',
  '/\tevil',
  'futures',
  '/\u0000',
])('the return path %j is rejected', (path) => expect(safeReturn(path)).toBe('/futures/'))

test('no return path leaves the site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (path) => {
        expect(new URL(safeReturn(path), 'http://paper.test').origin).toBe('http://paper.test')
      },
    ),
    { numRuns: 5000 },
  )
})

test('one click logs in the demo trader and returns to the app', async () => {
  const { get, submit, post } = site()
  expect(await (await get('/auth?return=/futures/contests/x?y=1')).text()).toContain(
    'value="/futures/contests/x?y=1"',
  )
  const response = await submit('/auth', { persona: 'demo', return: '/futures/contests/x?y=1' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/futures/contests/x?y=1'])
  const cookie = response.headers.get('set-cookie')!
  expect(cookie).toMatch(/^session=[0-9a-f]{48}; HttpOnly; SameSite=Lax; Path=\//)
  expect((await post(listOrders.path, {}, { cookie: cookie.split(';')[0]! })).status).toBe(200)
})

test('the demo trader starts on a market with positions, others on the app’s choice', async () => {
  const { get, post, exchange } = site()
  const page = await (await get('/auth?return=/futures/')).text()
  expect([...page.matchAll(/name="return" value="([^"]*)"/g)].map(([, path]) => path).slice(0, 2)).toEqual(['/futures/market/BTC-USDC', '/futures/'])
  const cookie = `session=${exchange.logIn('demo@paper.example')}`
  const { orders } = (await (await post(listOrders.path, { market: 'BTC-USDC' }, { cookie })).json()) as { orders: { state: string }[] }
  expect(orders.filter(({ state }) => state === 'ACTIVE').length).toBeGreaterThan(0)
})

test('every e-mail has its own account', async () => {
  const { submit, post } = site()
  const cookie = (await submit('/auth', { email: 'Ann@example.org' })).headers
    .get('set-cookie')!
    .split(';')[0]!
  expect(await (await post('/futures/api/user/wallets/list', {}, { cookie })).json()).toMatchObject({
    list: [{ value: '10000' }],
  })
  expect((await submit('/auth', { email: 'nobody' })).status).toBe(400)
})

test('the wallet page shows the balance and the pay codes to its owner only', async () => {
  const { exchange, get } = site()
  expect((await get('/wallet/balances/futures')).headers.get('location')).toBe(
    '/auth?return=/wallet/balances/futures',
  )
  const page = await (
    await get('/wallet/balances/futures', { cookie: `session=${exchange.logIn('demo@paper.example')}` })
  ).text()
  for (const shown of ['12480.3071 KXT', '246 810', '111 111']) expect(page).toContain(shown)
})

test('another site cannot submit these forms', async () => {
  const { submit, post, exchange } = site()
  const foreign = { origin: 'https://evil.example' }
  expect((await submit('/auth', { persona: 'demo' }, foreign)).status).toBe(403)
  expect((await submit('/sandbox', { action: 'reset' }, foreign)).status).toBe(403)
  expect((await post('/sandbox/api/login', {}, foreign)).status).toBe(403)
  expect((await post('/sandbox/api/login', {}, { origin: 'null' })).status).toBe(403)
  expect(exchange.journal()).toHaveLength(0)
})

test('login works behind a TLS proxy that connects over http', async () => {
  expect((await site().submit('/auth', { persona: 'demo' }, { origin: 'https://paper.test' })).status).toBe(303)
})

test('the controls work as forms', async () => {
  const { exchange, submit, get } = site()
  expect(
    (await submit('/sandbox', { action: 'price', market: 'BTC-USDC', price: '70000', hold: 'on' })).status,
  ).toBe(303)
  expect(exchange.world.markets.get('BTC-USDC')).toMatchObject({ ticks: 7_000_000, held: true })
  await submit('/sandbox', {
    action: 'fault',
    path: '*',
    kind: 'drop',
    times: '3',
    ms: '0',
    code: '1',
    status: '500',
  })
  expect(exchange.faults.list()).toMatchObject([{ kind: 'drop', times: 3 }])
  const before = exchange.nowMs()
  await submit('/sandbox', { action: 'clock', minutes: '90' })
  expect(exchange.nowMs() - before).toBe(90 * 60_000)
  expect((await submit('/sandbox', { action: 'price', market: 'BTC-USDC', price: 'much' })).status).toBe(400)
  expect((await submit('/sandbox', { action: 'constructor' })).status).toBe(400)
  expect(await (await get('/sandbox')).text()).toContain('drop')
})

test('the controls work as calls', async () => {
  const { post, exchange, get } = site()
  const login = await post('/sandbox/api/login', { persona: 'new-wallet' })
  expect(login.headers.get('set-cookie')).toContain('session=')
  expect(await login.json()).toMatchObject({ persona: 'new-wallet', wallet: { initialized: false } })
  expect((await post('/sandbox/api/login', { persona: 'nobody' })).status).toBe(400)
  expect((await post('/sandbox/api/fault', { path: '*', kind: 'explode' })).status).toBe(400)
  expect(
    await (await post('/sandbox/api/price', { market: 'ADA-USDC', price: 0.7, hold: true })).json(),
  ).toEqual({ ok: true })
  exchange.moveClock(10_000)
  expect(await (await get('/charts/candles?symbol=ADAUSDC')).json()).toMatchObject({
    precision: 5,
    candles: { length: 180, 179: { close: '0.70000' } },
  })
  await post('/sandbox/api/clock', { advanceMs: 1000 })
  expect(await (await post('/sandbox/api/scale', { markets: 60, orders: 100 })).json()).toMatchObject({
    markets: 60,
  })
  await post('/sandbox/api/reset', { seed: 3 })
  expect(exchange.world).toMatchObject({ seed: 3, orders: new Map() })
  expect(await (await get('/sandbox/api/journal')).json()).toMatchObject({ entries: [] })
})

test('markup in input is shown as text', async () => {
  const { get } = site()
  expect(await (await get('/auth?return=/futures/"><script>')).text()).not.toContain('<script')
})
