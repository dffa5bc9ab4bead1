import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, vi } from 'vitest'

export interface Received {
  path: string
  headers: IncomingMessage['headers']
  body: string
}
type Answer = (response: ServerResponse, request: Received) => void

/** Answers JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

const ok = json({ result: 'ok' })
export const unauthorized = json({ result: 'error' }, 401)

/** A real HTTP server with configurable responses per path, which records its requests. */
export async function startExchange() {
  const received: Received[] = []
  const answers = new Map<string, Answer>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const one = { path: request.url ?? '', headers: request.headers, body }
    received.push(one)
    const answer = answers.get(one.path) ?? ok
    answer(response, one)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    answers,
    received,
    asked: (path: string) => received.filter((request) => request.path === path).length,
    forget() {
      received.length = 0
      answers.clear()
    },
  }
}
export type TestExchange = Awaited<ReturnType<typeof startExchange>>

/** Browser state that survives from page to page. */
export class Stores {
  readonly local = new Map<string, string>()
  readonly session = new Map<string, string>()
}

const storageOf = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => void map.set(key, String(value)),
  removeItem: (key: string) => void map.delete(key),
})

/** Repeats until nothing is thrown. The limit is far above any deadline in the app, since a busy machine is slow. */
export const waitFor = <Result>(check: () => Result | Promise<Result>) => vi.waitFor(check, 20_000)

const realFetch = globalThis.fetch

/** Opens a page of the app: everything is new except the browser's state. */
export async function openPage(exchange: TestExchange, address = '/futures/market/BTC-USDC', kept = new Stores()) {
  vi.resetModules()
  const { pathname, search, hash } = new URL(address, 'https://exchange.example')
  const departures: string[] = []
  const sent: RequestInit[] = []
  const location = { pathname, search, hash, replace: (url: string) => void departures.push(url), reload: vi.fn() }
  const page = Object.assign(new EventTarget(), { location, name: '' })
  vi.stubGlobal('window', page)
  vi.stubGlobal('localStorage', storageOf(kept.local))
  vi.stubGlobal('sessionStorage', storageOf(kept.session))
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push(init)
    return realFetch(new URL(path, exchange.origin), init)
  })

  const [{ call }, { session, onSessionEnd, watchOtherTabs }, client, wire, { storage }] = await Promise.all([
    import('../../../src/queries/call/call.ts'),
    import('../../../src/queries/call/session.ts'),
    import('../../../src/queries/call/client.ts'),
    import('./endpoints.ts'),
    import('../../../src/platform/storage.ts'),
  ])
  const stopWatching = watchOtherTabs()
  return {
    call,
    session,
    onSessionEnd,
    ...client,
    wire,
    storage,
    location,
    departures,
    sent,
    stopWatching,
    marker: () => kept.local.get('sessionExpiry') ?? null,
    /** Another tab has changed the storage. */
    otherTab(key: string, newValue: string | null) {
      if (newValue === null) kept.local.delete(key)
      else kept.local.set(key, newValue)
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    },
    /** Waits until it was redirected to the auth page. */
    left: () =>
      waitFor(() => {
        if (departures.length === 0) throw new Error('still here')
      }),
    pageshow: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  }
}
export type Page = Awaited<ReturnType<typeof openPage>>

/** The error of a call. */
export const thrown = (promise: Promise<unknown>): Promise<{ kind?: string } & Record<string, unknown>> =>
  promise.then(
    () => ({ kind: 'nothing was thrown' }),
    (error: unknown) => error as { kind: string } & Record<string, unknown>,
  )
