import type { Endpoint } from '../src/api/endpoint.ts'
import type { MarketName } from '../src/api/scalars.ts'
import type * as z from '../src/api/zod.ts'
import { type Answer, isOk, read } from './answer.ts'
import type { AskOptions, Client, Clock } from './client.ts'
import type { CodeTexts } from './codeTexts.ts'
import { Ledger } from './own/ledger.ts'
import type { Cookie } from './session/cookieJar.ts'

/** Shared state of the checks. */
export class Context {
  readonly clock: Clock
  readonly texts: CodeTexts
  /** Market of the checks' own orders; null: chosen by the checks. */
  readonly market: MarketName | null
  /** A code that pays; null: nothing is paid. */
  readonly payCode: string | null
  readonly origin: string
  /** The checks' own orders, to be closed again. */
  readonly ledger = new Ledger()
  /** Set by Stop: nothing more is opened. */
  isStopped = false
  readonly #client: Client

  constructor(
    client: Client,
    {
      clock,
      texts,
      origin,
      market = null,
      payCode = null,
    }: { clock: Clock; texts: CodeTexts; origin: string; market?: MarketName | null; payCode?: string | null },
  ) {
    this.#client = client
    this.clock = clock
    this.texts = texts
    this.origin = origin
    this.market = market
    this.payCode = payCode
  }

  get log(): readonly Answer[] {
    return this.#client.log
  }

  /** The session's cookies. */
  get cookies(): readonly Cookie[] {
    return this.#client.cookies
  }

  ask(endpoint: Endpoint, payload: unknown = {}, options: AskOptions = {}): Promise<Answer> {
    return this.#client.ask(endpoint, payload, options)
  }

  /** Requests and parses like the app; null if that fails. */
  async get<E extends Endpoint>(endpoint: E, payload: unknown = {}): Promise<z.output<E['response']> | null> {
    return read(endpoint, await this.ask(endpoint, payload))
  }

  /** Number of responses with data, of one call or of all. */
  answers(endpoint?: Endpoint): Answer[] {
    return this.log.filter(
      (answer) => !answer.isProbe && isOk(answer) && (endpoint === undefined || answer.endpoint.path === endpoint.path),
    )
  }

  /** All of a call's readable responses, with their requests. */
  seen<E extends Endpoint>(endpoint: E): { payload: unknown; data: z.output<E['response']>; sentMs: number }[] {
    return this.answers(endpoint).flatMap((answer) => {
      const data = read(endpoint, answer)
      return data === null ? [] : [{ payload: answer.payload, data, sentMs: answer.sentMs }]
    })
  }
}
