import type { Send } from '../../../conformance/client.ts'
import type { Paper } from './paperRun.ts'

/** One call on its way to the paper exchange. */
export interface Passing {
  path: string
  payload: Record<string, unknown>
  init: RequestInit
  paper: Paper
  /** The paper exchange's response, to this request or another. */
  answer: (init?: RequestInit, path?: string) => Promise<Response>
}

/** Replaces the response to a call; null leaves it unchanged. */
export type Spoil = (call: Passing) => Promise<Response> | null

/** A proxy to the paper exchange that corrupts responses. */
export const through =
  (spoil: Spoil) =>
  (paper: Paper): Send =>
  (url, init) => {
    const { pathname, search, origin } = new URL(url)
    // The client sends only JSON.
    const payload = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {}
    const answer = (changed = init, path = pathname) => Promise.resolve(paper.send(origin + path, changed))
    return spoil({ path: pathname + search, payload, init, paper, answer }) ?? answer()
  }

type Json = Record<string, unknown>

/** Changes a call's responses as JSON text. */
export const text = (path: string, change: (text: string, call: Passing) => string): Spoil => (call) =>
  call.path === path ? call.answer().then(async (response) => new Response(change(await response.text(), call), response)) : null

/** Changes a call's successful responses as JSON. */
export const body = (path: string, change: (body: Json, call: Passing) => Json): Spoil =>
  text(path, (json, call) => {
    const read = JSON.parse(json) as Json
    return JSON.stringify(read['result'] === 'ok' ? change(read, call) : read)
  })

/** Changes the entries of a list in a call's responses. */
export const list = (path: string, name: string, change: (entries: Json[], call: Passing) => Json[]): Spoil =>
  body(path, (read, call) => ({ ...read, [name]: change(read[name] as Json[], call) }))

/** Changes the fields of the entry at an index. */
export const at = (index: number, fields: (entry: Json) => Json) => (entries: Json[]) =>
  entries.map((entry, place) => (place === (index + entries.length) % entries.length ? { ...entry, ...fields(entry) } : entry))

/** Changes the headers of a call's responses; null removes one. */
export const headers = (path: string, changed: Record<string, string | null>): Spoil => (call) =>
  call.path === path
    ? call.answer().then((response) => {
        const spoilt = new Headers(response.headers)
        for (const [name, value] of Object.entries(changed)) {
          if (value === null) spoilt.delete(name)
          else spoilt.set(name, value)
        }
        return new Response(response.body, { status: response.status, headers: spoilt })
      })
    : null

const said = ({ paper }: Passing, answer: Json, status = 200) =>
  Promise.resolve(Response.json(answer, { status, headers: { 'cache-control': 'no-store', date: new Date(paper.clock.now()).toUTCString() } }))

export const refused = (call: Passing, code: number, status = 200) => said(call, { result: 'error', code }, status)
export const accepted = (call: Passing) => said(call, { result: 'ok' })

/** Changes the checks' own orders: those missing in the first response. */
export const ownOrders = (change: (order: Json) => Json): Spoil => {
  let first: Set<unknown> | null = null
  return list('/futures/api/user/orders/list', 'orders', (orders) => {
    first ??= new Set(orders.map(({ orderId }) => orderId))
    return orders.map((order) => (first?.has(order['orderId']) ? order : { ...order, ...change(order) }))
  })
}
