import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturn } from '../../sandbox/site/session.ts'
import { forSoMany } from '../forAll.ts'
import { paper } from './paper.ts'

const site = (options = {}) => {
  const made = paper({ openSession: undefined, ...options })
  const get = (path: string, headers = {}) => Promise.resolve(made.app.request(`http://paper.test${path}`, { headers }))
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
  forSoMany(5000)(
    fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((text) => `/${text}`),
    ),
    (path) => {
      expect(new URL(safeReturn(path), 'http://paper.test').origin).toBe('http://paper.test')
    },
  )
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

test('a mistyped account ends no session', async () => {
  const { post, exchange } = site()
  const token = exchange.logIn('demo@paper.example')
  for (const who of [{ persona: 'dem' }, { email: 'demo' }, { email: '' }])
    expect((await post('/sandbox/api/logout', who)).status).toBe(400)
  expect(exchange.whoIs(token)).not.toBeNull()
  await post('/sandbox/api/logout', {})
  expect(exchange.whoIs(token)).toBeNull()
})

test('the clock does not run backwards', async () => {
  const { post, submit, exchange } = site()
  const before = exchange.nowMs()
  expect((await post('/sandbox/api/clock', { advanceMs: -1 })).status).toBe(400)
  await submit('/sandbox', { action: 'clock', minutes: '-60' })
  expect(exchange.nowMs()).toBe(before)
})

test('markup in input is shown as text', async () => {
  const { get } = site()
  expect(await (await get('/auth?return=/futures/"><script>')).text()).not.toContain('<script')
})
