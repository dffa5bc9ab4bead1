import { expect, test } from 'vitest'
import { browserExchange } from '../../../sandbox/demo/browserExchange.ts'
import { memoryStore } from '../../../sandbox/store.ts'

const ORIGIN = 'https://host.example'
const NOW = Date.UTC(2026, 0, 7, 12)

const start = (rows = memoryStore()) => {
  const ask = browserExchange({ ...rows, written: async () => {} }, '/demo/', null, () => NOW)
  const post = (path: string, body: BodyInit, type = 'application/json') =>
    ask(new Request(ORIGIN + path, { method: 'POST', body, headers: { 'content-type': type } }))
  return {
    rows,
    ask,
    post,
    logIn: () => post('/demo/auth', 'persona=demo&return=/futures/', 'application/x-www-form-urlencoded'),
  }
}

const isLoggedIn = async ({ post }: ReturnType<typeof start>) => (await post('/futures/api/user/wallets/list', '{}')).ok

test('a login needs no cookie, returns to the folder, and survives a restart of the service worker', async () => {
  const first = start()
  expect(await isLoggedIn(first)).toBe(false)
  const answer = await first.logIn()
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${ORIGIN}/demo/futures/`])
  expect(await isLoggedIn(first)).toBe(true)

  const again = start(first.rows)
  expect(await isLoggedIn(again)).toBe(true)
  await again.post('/api/user/auth/session/terminate', '{}')
  expect(await isLoggedIn(again)).toBe(false)
})

test('pages and contests link within the folder', async () => {
  const exchange = start()
  expect(await (await exchange.ask(new Request(`${ORIGIN}/demo/sandbox`))).text()).toContain('action="/demo/sandbox"')
  expect(await (await exchange.post('/futures/api/contests/active/list', '{}')).text()).toContain(
    '"/demo/contest-pages/',
  )
})
