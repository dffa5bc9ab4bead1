import { afterEach } from 'vitest'
import { type Persona, personaEmail } from '../../sandbox/engine/personas.ts'
import type { Exchange, ExchangeOptions } from '../../sandbox/exchange.ts'
import type { FaultRequest } from '../../sandbox/faults.ts'
import { paper } from '../sandbox/paper.ts'

interface Call {
  path: string
  body: Record<string, unknown>
  key: string | null
  credentials: RequestCredentials | undefined
}

export interface ExchangeChoice extends Omit<ExchangeOptions, 'openSession'> {
  /** The logged-in user; null for a visitor. */
  persona?: Persona | null
}

/** The storage key of a persona's own value. */
export const ownKey = (name: string, exchange: Exchange, persona: Persona = 'demo') =>
  `${name}:${exchange.account(personaEmail(persona)).futuresConfirmationDate}`

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** Replaces `fetch`, and nothing else, by a paper exchange. Its clock is the device's unless the test passes one. */
export function openExchange({ persona = 'demo', ...options }: ExchangeChoice = {}) {
  const opened = paper({
    now: () => Date.now(),
    ...options,
    openSession: persona === null ? undefined : personaEmail(persona),
  })
  const calls: Call[] = []
  const held = new Map<string, Promise<void>>()
  let tell: (path: string, body: string) => void = () => {}
  const callsOf = (path: string) => calls.filter((call) => call.path === path)

  async function answer(path: string, init: RequestInit) {
    const body = typeof init.body === 'string' ? init.body : '{}'
    tell(path, body)
    calls.push({
      path,
      // The app posts only objects.
      body: JSON.parse(body) as Record<string, unknown>,
      key: new Headers(init.headers).get('idempotency-key'),
      credentials: init.credentials,
    })
    const response = await opened.app.request(`http://paper.test${path}`, init)
    await held.get(path)
    // The server breaks the real connection; here, the error a browser throws then.
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  const fetch = (path: string, init: RequestInit = {}) =>
    Promise.race([answer(path, init), ...(init.signal ? [aborted(init.signal)] : [])])
  Object.assign(globalThis, { fetch })

  const exchange = {
    ...opened,
    /** All requests to date. */
    asked: calls,
    /** Number of requests of a call. */
    times: (path: string) => callsOf(path).length,
    /** The idempotency keys of a call's requests, in order. */
    keys: (path: string) => callsOf(path).map(({ key }) => key),
    onCall: (listener: (path: string, body: string) => void) => void (tell = listener),
    fault: (fault: FaultRequest) => opened.exchange.faults.set(fault),
    /** Sets the response to a call from now on. */
    tell: (path: string, fields: object) => {
      opened.exchange.faults.clear(path)
      opened.exchange.faults.set({ path, kind: 'body', body: JSON.stringify({ result: 'ok', ...fields }), times: 0 })
    },
    /** Calls to these paths take effect, but their responses wait until the returned function is called. */
    hold: (...paths: string[]) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      for (const path of paths) held.set(path, promise)
      return () => {
        for (const path of paths) held.delete(path)
        resolve()
      }
    },
  }
  current = exchange
  return exchange
}

let current: ReturnType<typeof openExchange> | null = null
afterEach(() => void (current = null))

/** The exchange that the test has opened, if any. */
export const exchangeInUse = () => current
