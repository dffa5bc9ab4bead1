// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromHost } from '../../../../../src/api/host.ts'
import { forAll } from '../../../../forAll.ts'

const HOST = 'https://partner.example'
const TOKEN = { type: 'token', token: '12345678901234567890' } as const

let fromWebview: FromHost[] = []
let stop = () => {}

async function listen(webviewHost: string | null = null) {
  document.head.innerHTML = '<meta name="futures-config">'
  document.querySelector('meta')?.setAttribute('content', JSON.stringify({ webviewHost }))
  vi.resetModules()
  const { listenToHost } = await import('../../../../../src/features/contests/webview/connectHost.ts')
  stop = listenToHost((message) => fromWebview.push(message))
}
const post = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init))
const dropped = () => Number(document.documentElement.dataset['dropped'] ?? 0)

beforeEach(() => {
  fromWebview = []
  delete document.documentElement.dataset['dropped']
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

/** Puts this page into a frame of that origin. */
function around(): MessageEventSource {
  const parent = new MessageChannel().port1
  vi.stubGlobal('parent', parent)
  return parent
}

test.each([
  ['iOS', () => vi.stubGlobal('webkit', { messageHandlers: { futures: { postMessage() {} } } })],
  ['Android', () => vi.stubGlobal('FuturesHost', { postMessage() {} })],
  ['React Native', () => vi.stubGlobal('ReactNativeWebView', { postMessage() {} })],
])('%s says it by a call or by a message without an origin; a page is not believed', async (_, install) => {
  install()
  await listen(HOST)
  window.fromHost?.(TOKEN)
  window.fromHost?.(JSON.stringify({ type: 'theme', theme: 'light' }))
  post({ data: JSON.stringify({ type: 'back' }) })
  expect(fromWebview).toEqual([TOKEN, { type: 'theme', theme: 'light' }, { type: 'back' }])
  post({ data: TOKEN, origin: HOST, source: around() })
  post({ data: TOKEN, origin: 'null' })
  post({ data: TOKEN, source: around() })
  expect(fromWebview).toHaveLength(3)
  expect(dropped()).toBe(3)
})

test.each([
  ['React Native on Android, at the document', 'ReactNativeWebView', () => document],
  ['Android’s listener, which replies to the sender', 'FuturesHost', () => new EventTarget()],
])('messages of %s', async (_, name, target) => {
  const host = target()
  vi.stubGlobal(name, Object.assign(host === document ? {} : host, { postMessage() {} }))
  await listen()
  const send = () => host.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(TOKEN) }))
  send()
  expect(fromWebview).toEqual([TOKEN])
  stop()
  send()
  expect(fromWebview).toHaveLength(1)
})

test('messages are accepted only from the parent page with the configured origin', async () => {
  const parent = around()
  await listen(HOST)
  post({ data: TOKEN, origin: HOST, source: parent })
  expect(fromWebview).toEqual([TOKEN])
  post({ data: TOKEN, origin: 'https://partner.example.evil', source: parent })
  post({ data: TOKEN, origin: HOST, source: new MessageChannel().port1 })
  post({ data: TOKEN, origin: HOST, source: window })
  post({ data: TOKEN })
  expect(fromWebview).toHaveLength(1)
  expect(dropped()).toBe(4)
})

test('without a configured origin no message is accepted', async () => {
  const parent = around()
  await listen()
  post({ data: TOKEN, origin: HOST, source: parent })
  post({ data: TOKEN, origin: window.location.origin, source: parent })
  expect(fromWebview).toEqual([])
})

test('an invalid message is dropped, and counted without its content', async () => {
  vi.stubGlobal('FuturesHost', { postMessage() {} })
  await listen()
  const isKnown = (said: unknown) => typeof said === 'object' && said !== null && 'type' in said
  forAll(
    fc.anything().filter((said) => !isKnown(said)),
    fc.string(),
    (said, text) => {
      window.fromHost?.(said)
      window.fromHost?.(text)
      window.fromHost?.({ type: text, token: text })
    },
  )
  expect(fromWebview).toEqual([])
  expect(dropped()).toBe(300)
})

test('after unsubscribing no message is received', async () => {
  vi.stubGlobal('FuturesHost', { postMessage() {} })
  await listen()
  stop()
  expect(window.fromHost).toBeUndefined()
  post({ data: TOKEN })
  expect(fromWebview).toEqual([])
})
