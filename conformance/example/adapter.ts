/** Adapts the app to an exchange with other paths and envelopes: docs/integrators/adapter.md. An example to copy. */

type Fields = Record<string, unknown>
type Upstream = (request: Request) => Promise<Response>

interface Mapping {
  /** The request to the exchange: 'GET /v1/orders?symbol=…'. */
  ask: (payload: Fields) => string
  /** The body for the exchange; by default the unchanged payload. */
  send?: (payload: Fields) => Fields
  /** The contract's fields, from its `data`. */
  answer?: (data: never) => Fields
}

const SIDES: Fields = { buy: 'LONG', sell: 'SHORT' }
const sideOf = (type: unknown) => Object.keys(SIDES).find((side) => SIDES[side] === type)
const order = ({ id, symbol, side, margin, entry, ...same }: Fields) => ({
  orderId: id,
  market: symbol,
  type: SIDES[String(side)],
  amount: margin,
  startPrice: entry,
  ...same,
})
const query = (values: Fields) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))

/** Calls that differ in more than their path, by the app's path. */
const CALLS: Record<string, Mapping> = {
  '/futures/api/user/orders/list': {
    ask: ({ market }) => `GET /v1/orders?${market === undefined ? '' : query({ symbol: market })}`,
    answer: (orders: Fields[]) => ({ orders: orders.map(order) }),
  },
  '/futures/api/user/orders/create': {
    ask: () => 'POST /v1/orders',
    send: ({ market, type, amount, ...same }) => ({ symbol: market, side: sideOf(type), margin: amount, ...same }),
    answer: ({ id }: { id: unknown }) => ({ orderId: id }),
  },
  '/futures/api/user/orders/edit': {
    ask: ({ orderId, market }) => `PATCH /v1/orders/${String(orderId)}?${query({ symbol: market })}`,
    send: ({ takeProfit, stopLoss }) => ({ takeProfit, stopLoss }),
  },
  '/futures/api/user/orders/close': {
    ask: ({ orderId, market }) => `DELETE /v1/orders/${String(orderId)}?${query({ symbol: market })}`,
  },
  '/futures/api/markets/price/get': {
    ask: ({ market }) => `GET /v1/ticker?${query({ symbol: market })}`,
    answer: ({ last }: { last: unknown }) => ({ price: last }),
  },
  '/futures/api/user/wallets/list': {
    ask: () => 'GET /v1/balance',
    answer: ({ free, used, active }: Fields) => ({
      initialized: active,
      list: active === true ? [{ value: free, lockedValue: used }] : [],
    }),
  },
}
/** All other calls: the same fields, below /v1. */
const sameFields = (path: string): Mapping => ({ ask: () => `POST /v1${path.replace('/api/', '/')}` })

/** Of the app's request, what the exchange gets. */
const SENT = new Set(['accept', 'content-type', 'cookie', 'idempotency-key', 'origin'])
/** Of the exchange's response, what belongs to its own body and connection. */
const NOT_PASSED = [
  'content-encoding',
  'content-length',
  'content-type',
  'transfer-encoding',
  'connection',
  'keep-alive',
]

/** Sends requests to the exchange at an origin. A connection that breaks is a 502: the app asks whether the change was made. */
export const upstreamAt =
  (exchange: string): Upstream =>
  async (request) => {
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'GET' ? null : await request.text()
    const { method, headers, signal } = request
    return fetch(exchange + pathname + search, { method, headers, signal, body, redirect: 'manual' }).catch(
      () => new Response(null, { status: 502 }),
    )
  }

/** The exchange's envelope; an empty body, or the page of a gateway, is a failure without a code. */
function bodyOf(text: string, answer: (data: never) => Fields): Fields {
  try {
    const { status, data, error } = JSON.parse(text) as { status: string; data?: never; error?: { code: unknown } }
    return status === 'success'
      ? { result: 'ok', ...answer(data ?? ({} as never)) }
      : { result: 'error', code: error?.code }
  } catch {
    return { result: 'error' }
  }
}

/**
 * Answers a call of the app by a request to the exchange. Passes on status, `Date`, `Retry-After` and `Set-Cookie`, and in the other
 * direction cookie and `Idempotency-Key`.
 */
export const adapter =
  (upstream: Upstream) =>
  async (request: Request): Promise<Response> => {
    const { pathname, origin } = new URL(request.url)
    if (request.method !== 'POST') return new Response(null, { status: 405 })
    const { ask, send = (same) => same, answer = (data: Fields) => data } = CALLS[pathname] ?? sameFields(pathname)
    const payload = (await request.json()) as Fields // of the app: a JSON object
    const [method = '', path = ''] = ask(payload).split(' ')
    const response = await upstream(
      new Request(origin + path, {
        method,
        headers: [...request.headers].filter(([name]) => SENT.has(name)),
        ...(method !== 'GET' && { body: JSON.stringify(send(payload)) }),
        signal: request.signal,
      }),
    )
    const headers = new Headers(response.headers)
    for (const name of NOT_PASSED) headers.delete(name)
    return Response.json(bodyOf(await response.text(), answer), { status: response.status, headers })
  }
