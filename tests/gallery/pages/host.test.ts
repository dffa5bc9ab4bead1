// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { entryOf } from '../../../gallery/host/entries.ts'
import { installBridge } from '../../../gallery/host/installBridge.ts'
import { PLATFORM_NAMES, say, sayFromElsewhere } from '../../../gallery/host/platforms.ts'
import { RUBBISH, SAYS } from '../../../gallery/host/says.ts'
import type { FromHost } from '../../../src/api/host.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['webkit', 'FuturesHost', 'ReactNativeWebView'] as const) delete window[name]
})

test('each message is a line with its type; a message that would be dropped has none, and tokens are not shown', () => {
  expect(entryOf('out', '{"type":"height","height":640}', 5)).toEqual({ at: 5, way: 'out', said: `'{"type":"height","height":640}'`, type: 'height' })
  expect(entryOf('out', { type: 'ready' }, 5).type).toBe('ready')
  expect(entryOf('in', { type: 'ready' }, 5).type).toBeNull()
  expect(entryOf('in', { type: 'back' }, 5, false).type).toBeNull()
  expect(entryOf('in', RUBBISH, 5).type).toBeNull()
  for (const postedMessage of [{ type: 'token', token: 'secret' }, '{"type":"token","token":"secret"}', RUBBISH]) {
    expect(entryOf('in', postedMessage, 5).said).not.toMatch(/secret|never/)
  }
  expect(entryOf('out', { type: 'share', text: 'x'.repeat(2_000) }, 5).said.length).toBeLessThan(420)
})

test('every button sends a message', () => {
  expect(Object.values(SAYS).filter((said) => entryOf('in', said, 0).type !== said.type)).toEqual([])
})

test.each(PLATFORM_NAMES)('%s: the webview receives its host’s messages in the platform’s format, and sends its own', async (platform) => {
  const messagesToHost: unknown[] = []
  const parent = platform === 'page' ? { postMessage: (said: unknown) => messagesToHost.push(said) } : { postMessage: ({ said }: { said: unknown }) => messagesToHost.push(typeof said === 'string' ? JSON.parse(said) : said) }
  vi.stubGlobal('parent', parent)
  document.head.innerHTML = '<meta name="futures-config" content="{}">'
  installBridge(platform)
  vi.resetModules()
  const { listenToHost } = await import('../../../src/shared/host-bridge/fromHost.ts')
  const { toHost } = await import('../../../src/shared/host-bridge/toHost.ts')
  expect(toHost({ type: 'needsLogin' })).toBe(true)
  expect(messagesToHost).toEqual([{ type: 'needsLogin' }])

  const messagesFromHost: FromHost[] = []
  const stop = listenToHost((message) => messagesFromHost.push(message))
  // jsdom gives a posted message no origin and no source.
  const frame = {
    MessageEvent,
    ...(window.fromHost && { fromHost: window.fromHost }),
    dispatchEvent: (event: Event) => window.dispatchEvent(event),
    postMessage: (data: unknown, origin: string) => {
      const event = new MessageEvent('message', { data, origin })
      Object.defineProperty(event, 'source', { value: parent })
      window.dispatchEvent(event)
    },
  } as Partial<Window> as Window & typeof globalThis // what `say` needs of a frame
  say(frame, platform, { type: 'back' })
  say(frame, platform, RUBBISH)
  sayFromElsewhere(frame, { type: 'theme', theme: 'light' })
  expect(messagesFromHost).toEqual([{ type: 'back' }])
  stop()
})
