// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FromHost } from '../../../../../src/api/host.ts'

const HOST = 'https://partner.example'
afterEach(() => vi.unstubAllGlobals())

/** Loads the modules on a page with that configuration. */
function configure(webviewHost: string | null) {
  document.head.innerHTML = '<meta name="futures-config">'
  document.querySelector('meta')?.setAttribute('content', JSON.stringify({ webviewHost }))
  vi.resetModules()
}

describe('a message to the host', () => {
  const message = { type: 'height', height: 640 } as const
  const text = '{"type":"height","height":640}'
  const bridge = () => ({ postMessage: vi.fn() })

  function open(webviewHost: string | null = null) {
    configure(webviewHost)
    return import('../../../../../src/features/contests/host.ts')
  }

  test.each([
    ['iOS as an object', 'webkit', [message], null],
    ['Android as text', 'FuturesHost', [text], null],
    ['React Native as text', 'ReactNativeWebView', [text], null],
    ['a parent page only at the configured origin', 'parent', [message, HOST], HOST],
  ])('is received by %s', async (_, name, received, webviewHost) => {
    const host = bridge()
    vi.stubGlobal(name, name === 'webkit' ? { messageHandlers: { futures: host } } : host)
    const { toHost, hasHost } = await open(webviewHost)
    expect(hasHost()).toBe(true)
    expect(toHost(message)).toBe(true)
    expect(host.postMessage.mock.calls).toEqual([received])
  })

  test('is received by nobody without a configured parent page, its own handlers, or a frame', async () => {
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
})

describe('a message from the host', () => {
  const TOKEN = { type: 'token', token: '12345678901234567890' } as const
  let heard: FromHost[] = []
  let stop = () => {}
  afterEach(() => stop())

  async function listen(webviewHost: string | null = null) {
    heard = []
    delete document.documentElement.dataset['dropped']
    configure(webviewHost)
    const { listenToHost } = await import('../../../../../src/features/contests/webview/connectHost.ts')
    stop = listenToHost((message) => heard.push(message))
  }
  const post = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init))
  const dropped = () => Number(document.documentElement.dataset['dropped'] ?? 0)

  /** Puts this page into a frame. */
  function around(): MessageEventSource {
    const parent = new MessageChannel().port1
    vi.stubGlobal('parent', parent)
    return parent
  }

  test.each([
    ['iOS', () => vi.stubGlobal('webkit', { messageHandlers: { futures: { postMessage() {} } } })],
    ['Android', () => vi.stubGlobal('FuturesHost', { postMessage() {} })],
    ['React Native', () => vi.stubGlobal('ReactNativeWebView', { postMessage() {} })],
  ])('of %s is a call or a message without an origin; a page is not believed', async (_, install) => {
    install()
    await listen(HOST)
    window.fromHost?.(TOKEN)
    window.fromHost?.(JSON.stringify({ type: 'theme', theme: 'light' }))
    post({ data: JSON.stringify({ type: 'back' }) })
    expect(heard).toEqual([TOKEN, { type: 'theme', theme: 'light' }, { type: 'back' }])
    post({ data: TOKEN, origin: HOST, source: around() })
    post({ data: TOKEN, origin: 'null' })
    post({ data: TOKEN, source: around() })
    expect(heard).toHaveLength(3)
    expect(dropped()).toBe(3)
    stop()
    expect(window.fromHost).toBeUndefined()
    post({ data: TOKEN })
    expect(heard).toHaveLength(3)
  })

  test.each([
    ['React Native on Android, at the document', 'ReactNativeWebView', () => document],
    ['Android’s listener, which replies to the sender', 'FuturesHost', () => new EventTarget()],
  ])('may be one of %s', async (_, name, target) => {
    const host = target()
    vi.stubGlobal(name, Object.assign(host === document ? {} : host, { postMessage() {} }))
    await listen()
    const send = () => host.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(TOKEN) }))
    send()
    expect(heard).toEqual([TOKEN])
    stop()
    send()
    expect(heard).toHaveLength(1)
  })

  test('is accepted only from the parent page with the configured origin', async () => {
    const parent = around()
    await listen(HOST)
    post({ data: TOKEN, origin: HOST, source: parent })
    expect(heard).toEqual([TOKEN])
    post({ data: TOKEN, origin: 'https://partner.example.evil', source: parent })
    post({ data: TOKEN, origin: HOST, source: new MessageChannel().port1 })
    post({ data: TOKEN, origin: HOST, source: window })
    post({ data: TOKEN })
    expect(heard).toHaveLength(1)
    expect(dropped()).toBe(4)
    stop()
    await listen()
    post({ data: TOKEN, origin: HOST, source: parent })
    post({ data: TOKEN, origin: window.location.origin, source: parent })
    expect(heard, 'without a configured origin').toEqual([])
  })

  test('that is invalid is dropped, and counted without its content', async () => {
    vi.stubGlobal('FuturesHost', { postMessage() {} })
    await listen()
    const invalid = [undefined, null, 7, 'words', '{"type":"back"', {}, [TOKEN], { type: 'token' }, { type: 'reload' }]
    for (const said of invalid) window.fromHost?.(said)
    expect(heard).toEqual([])
    expect(dropped()).toBe(invalid.length)
  })
})
