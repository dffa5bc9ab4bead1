import type { Send } from '../../../conformance/client.ts'
import { listFeeRates, listMarkets } from '../../../src/api/market.ts'
import { listOrders } from '../../../src/api/order.ts'
import { listWallets } from '../../../src/api/wallet.ts'
import type { Paper } from './paperRun.ts'

/** One call on its way to the paper exchange. */
export interface PassingCall {
  path: string
  payload: Record<string, unknown>
  init: RequestInit
  paper: Paper
  /** The paper exchange's response, to this request or another. */
  answer: (init?: RequestInit, path?: string) => Promise<Response>
}

/** Replaces the response to a call; null leaves it unchanged. */
export type Corruption = (call: PassingCall) => Promise<Response> | null
/** Exchanges by what they do, after the checks that must tell it; created for each run, since some keep state. */
export type Exchanges = Readonly<Record<string, () => Corruption>>
export const rowsOf = (exchanges: Exchanges) =>
  Object.entries(exchanges).map(([name, make]) => {
    const [checks = '', does = ''] = name.split(': ')
    return [does, checks.split(', '), make] as const
  })

/** A proxy to the paper exchange that corrupts responses. */
export const corruptingProxy =
  (corrupt: Corruption) =>
  (paper: Paper): Send =>
  (url, init) => {
    const { pathname, search, origin } = new URL(url)
    // The client sends only JSON.
    const payload = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {}
    const answer = (changed = init, path = pathname) => Promise.resolve(paper.send(origin + path, changed))
    return corrupt({ path: pathname + search, payload, init, paper, answer }) ?? answer()
  }

export type Json = Record<string, unknown>

/** Changes a call's responses as JSON text. */
export const changeText =
  (path: string, change: (text: string, call: PassingCall) => string): Corruption =>
  (call) =>
    call.path === path
      ? call.answer().then(async (response) => new Response(change(await response.text(), call), response))
      : null

/** Changes a call's successful responses as JSON. */
export const changeBody = (path: string, change: (body: Json, call: PassingCall) => Json): Corruption =>
  changeText(path, (json, call) => {
    const read = JSON.parse(json) as Json
    return JSON.stringify(read['result'] === 'ok' ? change(read, call) : read)
  })

/** A call, and the field of its response that is a list. */
export type List = readonly [path: string, name: string]
export const MARKETS: List = [listMarkets.path, 'markets']
export const ORDERS: List = [listOrders.path, 'orders']
export const RATES: List = [listFeeRates.path, 'list']
export const WALLETS: List = [listWallets.path, 'list']

/** Changes the entries of a list in a call's responses. */
export const changeList = ([path, name]: List, change: (entries: Json[], call: PassingCall) => Json[]): Corruption =>
  changeBody(path, (read, call) => ({ ...read, [name]: change(read[name] as Json[], call) }))

/** Changes the fields of the entry at an index. */
export const entryAt = (index: number, fields: (entry: Json) => Json) => (entries: Json[]) =>
  entries.map((entry, place) =>
    place === (index + entries.length) % entries.length ? { ...entry, ...fields(entry) } : entry,
  )
export const changeEntry = (list: List, index: number, fields: (entry: Json) => Json) =>
  changeList(list, entryAt(index, fields))

/** Changes the headers of a call's responses; null removes one. */
export const changeHeaders =
  (path: string, changed: Record<string, string | null>): Corruption =>
  (call) =>
    call.path === path
      ? call.answer().then((response) => {
          const changedHeaders = new Headers(response.headers)
          for (const [name, value] of Object.entries(changed)) {
            if (value === null) changedHeaders.delete(name)
            else changedHeaders.set(name, value)
          }
          return new Response(response.body, { status: response.status, headers: changedHeaders })
        })
      : null

const respond = ({ paper }: PassingCall, answer: Json, status = 200) =>
  Promise.resolve(
    Response.json(answer, {
      status,
      headers: { 'cache-control': 'no-store', date: new Date(paper.clock.now()).toUTCString() },
    }),
  )

export const refuse = (call: PassingCall, code: number, status = 200) =>
  respond(call, { result: 'error', code }, status)
export const accept = (call: PassingCall) => respond(call, { result: 'ok' })

/** What the exchange answers to another payload. */
export const answerTo = (call: PassingCall, payload: Json) =>
  call.answer({ ...call.init, body: JSON.stringify(payload) })

export const withoutKey = ({ init }: PassingCall): RequestInit => {
  const { 'idempotency-key': _, ...headers } = Object.fromEntries(new Headers(init.headers))
  return { ...init, headers }
}

/** Corrupts the calls of one endpoint from the `from`th to the `to`th. */
export function within(path: string, [from, to]: readonly [number, number], corrupt: Corruption): Corruption {
  let calls = 0
  return (call) => (call.path === path && (calls += 1) >= from && calls <= to ? corrupt(call) : null)
}

/** Refuses a call with a code, if it is meant. */
export const refuseIf =
  (path: string, isMeant: (call: PassingCall) => boolean, code: number, status = 200): Corruption =>
  (call) =>
    call.path === path && isMeant(call) ? refuse(call, code, status) : null

/** Changes the checks' own orders: those missing in the first response. null leaves one out. */
export const changeOwnOrders = (change: (order: Json) => Json | null): Corruption => {
  let first: Set<unknown> | null = null
  return changeList(ORDERS, (orders) => {
    first ??= new Set(orders.map(({ orderId }) => orderId))
    return orders.flatMap((order) => {
      const changed = first?.has(order['orderId']) ? {} : change(order)
      return changed === null ? [] : [{ ...order, ...changed }]
    })
  })
}
