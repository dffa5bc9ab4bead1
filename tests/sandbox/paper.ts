import { createExchange } from '../../sandbox/app.ts'
import type { ExchangeOptions } from '../../sandbox/exchange.ts'
import type { Endpoint } from '../../src/api/endpoint.ts'
import type { createOrder } from '../../src/api/orderChanges.ts'
import type * as z from '../../src/api/zod.ts'

/** A Saturday morning, far from a rollover. */
export const START_MS = Date.UTC(2026, 10, 21, 8, 0, 0)
/** The exchange's clock stays there until a test advances it. */
export const stillClock = { now: () => START_MS }

/** A paper exchange with a clock controlled by the test, and the demo trader logged in. */
export function paper(options: ExchangeOptions = {}) {
  const { app, exchange } = createExchange({
    seed: 7,
    now: () => START_MS,
    openSession: 'demo@paper.example',
    ...options,
  })

  const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
    Promise.resolve(
      app.request(`http://paper.test${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    )

  /** Posts one call and returns the raw body. */
  const ask = async (endpoint: Endpoint, payload: unknown = {}, headers: Record<string, string> = {}) =>
    (await post(endpoint.path, payload, headers)).json() as Promise<
      Record<string, unknown> & { result: string; code?: number }
    >

  /** The same, parsed by the call's schema like in the app. */
  const read = async <E extends Endpoint>(endpoint: E, payload: unknown = {}): Promise<z.output<E['response']>> =>
    (await endpoint.response.parseAsync(await ask(endpoint, payload))) as z.output<E['response']>

  return { app, exchange, post, ask, read }
}

/** A market order that the paper exchange accepts. */
export const order = (fields: Partial<z.input<typeof createOrder.request>> = {}) => ({
  market: 'BTC-USDC',
  type: 'LONG' as const,
  amount: '100',
  leverage: 10,
  ...fields,
})
