import { orderCalls } from '../../../sandbox/calls/orders.ts'
import type { FaultRequest } from '../../../sandbox/faults.ts'

const CALLS = '/futures/api'
const PRICES = [`${CALLS}/markets/price/get`, `${CALLS}/markets/list`]
const CHANGES = orderCalls.filter(({ endpoint }) => endpoint.changes).map(({ endpoint }) => endpoint.path)
const on = (paths: readonly string[], fault: Omit<FaultRequest, 'path'>): FaultRequest[] => paths.map((path) => ({ times: 0, ...fault, path }))

/** A fault of the exchange or the connection. */
export interface BadTime {
  name: string
  faults: readonly FaultRequest[]
  isOffline?: true
  /** Duration, ms. */
  ms: number
}

export const BAD_TIMES: readonly [BadTime, ...BadTime[]] = [
  { name: 'no prices come', faults: on(PRICES, { kind: 'status', status: 503 }), ms: 22_000 },
  { name: 'every call fails', faults: on(['*'], { kind: 'status', status: 500 }), ms: 9_000 },
  { name: 'the connection breaks with every call', faults: on(['*'], { kind: 'drop' }), ms: 9_000 },
  { name: 'no call is ever answered', faults: on(['*'], { kind: 'hang' }), ms: 13_000 },
  { name: 'every answer takes two seconds', faults: on(['*'], { kind: 'latency', ms: 2_000 }), ms: 12_000 },
  { name: 'every answer breaks off', faults: on(['*'], { kind: 'malformed' }), ms: 9_000 },
  { name: 'every answer is a page of HTML', faults: on(['*'], { kind: 'body', body: '<h1>502</h1>', contentType: 'text/html' }), ms: 9_000 },
  { name: 'too many requests', faults: on(['*'], { kind: 'status', status: 429, retryAfter: '4' }), ms: 8_000 },
  { name: 'changes are made, and their answers lost', faults: on(CHANGES, { kind: 'drop', commit: true }), ms: 15_000 },
  { name: 'changes are lost', faults: on(CHANGES, { kind: 'hang' }), ms: 15_000 },
  { name: 'changes are refused', faults: on(CHANGES, { kind: 'code', code: 1005 }), ms: 12_000 },
  { name: 'the orders cannot be read', faults: on([`${CALLS}/user/orders/list`], { kind: 'body', body: '{"result":"ok","orders":[{"orderId":null},7]}' }), ms: 10_000 },
  { name: 'the balance does not come', faults: on([`${CALLS}/user/wallets/list`], { kind: 'trickle' }), ms: 12_000 },
  { name: 'the session has ended', faults: [{ path: '*', kind: 'status', status: 401 }], ms: 3_000 },
  { name: 'there is no connection', faults: [], isOffline: true, ms: 9_000 },
]
