// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

const HOST = 'https://partner.example'
const message = { type: 'height', height: 640 } as const

/** Imports the module on a page with that configuration. */
async function open(webviewHost: string | null = null) {
  document.head.innerHTML = '<meta name="futures-config">'
  document.querySelector('meta')?.setAttribute('content', JSON.stringify({ webviewHost }))
  vi.resetModules()
  return import('../../../../../src/features/contests/host.ts')
}
afterEach(() => vi.unstubAllGlobals())

const bridge = () => ({ postMessage: vi.fn() })

test('iOS receives the message as an object', async () => {
  const futures = bridge()
  vi.stubGlobal('webkit', { messageHandlers: { futures } })
  const { toHost, hasHost } = await open()
  expect(hasHost()).toBe(true)
  expect(toHost(message)).toBe(true)
  expect(futures.postMessage.mock.calls).toEqual([[message]])
})

test.each(['FuturesHost', 'ReactNativeWebView'])('%s receives the message as text', async (name) => {
  const host = bridge()
  vi.stubGlobal(name, host)
  const { toHost } = await open()
  expect(toHost(message)).toBe(true)
  expect(host.postMessage.mock.calls).toEqual([['{"type":"height","height":640}']])
})

test('a parent page receives messages only at the configured origin', async () => {
  const parent = bridge()
  vi.stubGlobal('parent', parent)
  const { toHost } = await open(HOST)
  expect(toHost(message)).toBe(true)
  expect(parent.postMessage.mock.calls).toEqual([[message, HOST]])
})

test('without a configured parent page, its own handlers, or a frame there is no host', async () => {
  const parent = bridge()
  vi.stubGlobal('parent', parent)
  vi.stubGlobal('webkit', { messageHandlers: { other: bridge() } })
  const unnamed = await open()
  expect(unnamed.hasHost()).toBe(false)
  expect(unnamed.toHost(message)).toBe(false)
  vi.stubGlobal('parent', window)
  expect((await open(HOST)).toHost(message)).toBe(false)
  expect(parent.postMessage).not.toHaveBeenCalled()
})
