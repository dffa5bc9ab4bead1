import type { Endpoint } from '../src/api/endpoint.ts'
import { keepIdType } from '../src/api/scalars.ts'
import * as z from '../src/api/zod.ts'
import { REQUEST_DEADLINE_MS } from '../src/constants/limits.ts'
import type { Answer, Asker } from './answer.ts'
import { retryAfterMs } from './retryAfter.ts'
import type { Cookie, CookieJar } from './session/cookieJar.ts'

/** The checks' clock: tests provide their own. */
export interface Clock {
  now: () => number
  wait: (ms: number) => Promise<void>
}

export type Send = (url: string, init: RequestInit) => Promise<Response>

export interface AskOptions {
  asker?: Asker
  isProbe?: boolean
  idempotencyKey?: string
  method?: 'POST' | 'GET'
  /** Instead of those that a browser sends for the app. */
  headers?: Record<string, string>
  /** The name of a cookie that is not sent. */
  withoutCookie?: string
  /** Breaks the connection after this time, so that the response is lost. */
  breakOffAfterMs?: number
}

const REDIRECTS = 3
/** A rate limit may ask more than once, the last time for as long as it ever does. */
const RETRIES = 4

/** Posts requests like the app, and records every response. */
export class Client {
  readonly log: Answer[] = []
  readonly #origin: string
  readonly #send: Send
  readonly #clock: Clock
  readonly #jar: CookieJar

  constructor(origin: string, send: Send, clock: Clock, jar: CookieJar) {
    this.#origin = origin
    this.#send = send
    this.#clock = clock
    this.#jar = jar
  }

  /** The session's cookies. */
  get cookies(): readonly Cookie[] {
    return this.#jar.all
  }

  /** A call answered with 429, which was not made, is repeated after its Retry-After; a read also after 503. A redirect is followed if it leads to the same call. */
  async ask(endpoint: Endpoint, payload: unknown = {}, options: AskOptions = {}): Promise<Answer> {
    let answer = await this.#post(endpoint, payload, options, endpoint.path)
    const isRead = !endpoint.changes && options.isProbe !== true
    for (let again = 0; again < RETRIES && (answer.status === 429 || (isRead && answer.status === 503)); again++) {
      await this.#clock.wait(retryAfterMs(answer.headers.get('retry-after'), this.#clock.now()) ?? 1_000)
      answer = await this.#post(endpoint, payload, options, endpoint.path)
    }
    for (let hop = 0; hop < REDIRECTS && isRead && answer.status >= 300 && answer.status < 400; hop++) {
      const target = URL.parse(answer.headers.get('location') ?? '', this.#origin + endpoint.path)
      if (target?.origin !== this.#origin || target.pathname.replace(/\/$/, '') !== endpoint.path) break
      answer = await this.#post(endpoint, payload, options, target.pathname + target.search)
    }
    return answer
  }

  async #post(endpoint: Endpoint, payload: unknown, options: AskOptions, path: string): Promise<Answer> {
    const asker = options.asker ?? (endpoint.isPublic ? 'visitor' : 'trader')
    const sentMs = this.#clock.now()
    const sent = { endpoint, payload, asker, isProbe: options.isProbe ?? false, sentMs }
    const received = await this.#exchange(path, payload, asker, options)
    const answer: Answer = { ...sent, ...received, tookMs: this.#clock.now() - sentMs }
    this.log.push(answer)
    return answer
  }

  async #exchange(
    path: string,
    payload: unknown,
    asker: Asker,
    { method = 'POST', idempotencyKey, breakOffAfterMs, headers = {}, withoutCookie }: AskOptions,
  ) {
    const url = this.#origin + path
    const cookies = asker === 'trader' ? this.#jar.header(url, withoutCookie) : ''
    try {
      const response = await this.#send(url, {
        method,
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          // Of a page of the exchange's own site; a link has neither.
          ...(method === 'POST' && { origin: this.#origin, 'sec-fetch-site': 'same-origin' }),
          ...headers,
          ...(cookies !== '' && { cookie: cookies }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(method === 'POST' && { body: JSON.stringify(payload, keepIdType) }),
        signal: AbortSignal.timeout(breakOffAfterMs ?? REQUEST_DEADLINE_MS),
      })
      if (asker === 'trader') this.#jar.take(response.headers.getSetCookie(), path)
      return { status: response.status, headers: response.headers, text: await response.text(), why: '' }
    } catch (cause) {
      return { status: 0, headers: new Headers(), text: '', why: reasonOf(cause) }
    }
  }
}

/** It did answer: its body cannot be unpacked. */
export const UNPACKABLE = 'its body is not what its content-encoding says'

const Coded = z.object({ code: z.string() })

/** 'ECONNREFUSED', 'none in time', or the error: fetch's own message is generic, its cause is specific. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  if (thrown.name === 'TimeoutError') return 'none in time'
  const { cause } = thrown
  const code = z.safeParse(Coded, cause).data?.code
  if (code?.startsWith('Z_')) return `${UNPACKABLE} (${code})`
  return code ?? (cause instanceof Error ? cause.message : thrown.message)
}
