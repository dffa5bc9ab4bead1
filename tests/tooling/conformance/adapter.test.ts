import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import type { Send } from '../../../conformance/client.ts'
import { adapter, upstreamAt } from '../../../conformance/example/adapter.ts'
import { listOrders } from '../../../src/api/order.ts'
import { otherExchange } from './otherExchange.ts'
import { ORIGIN, paperRun } from './paperRun.ts'

/** A server on a port of its own, with real connections; its origin. */
function listen(answer: (request: Request) => Response | Promise<Response>): Promise<string> {
  return new Promise((resolve) => {
    const server = serve({ fetch: answer, port: 0 }, ({ port }: AddressInfo) => resolve(`http://localhost:${port}`))
    onTestFinished(() => void server.close())
  })
}

/** The body as most servers send it. */
async function gzipped(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers)
  headers.set('content-encoding', 'gzip')
  return new Response(gzipSync(await answer.text()), { status: answer.status, headers })
}

test('an exchange with other paths and envelopes, behind gzip, satisfies the contract through the example adapter', async () => {
  let paper: Send = () => Promise.reject(new Error('not yet'))
  const exchange = await listen(async (request) => gzipped(await otherExchange((...call) => paper(...call))(request)))
  const adapted = await listen(adapter(upstreamAt(exchange)))
  const results = await paperRun(({ send }): Send => {
    paper = send
    return (url, init) => fetch(url.replace(ORIGIN, adapted), init)
  })
  const statuses = (all: typeof results) => all.map(({ name, status }) => [name, status])
  expect(statuses(results), JSON.stringify(results)).toEqual(statuses(await paperRun()))
})

test.each([
  [401, ''],
  [429, '<!doctype html><h1>Sorry</h1>'],
])('a %s with the body “%s” keeps status, Retry-After and cookies', async (status, body) => {
  const exchange = await listen(() => {
    const headers = new Headers({ 'retry-after': '20', 'content-type': 'text/html' })
    headers.append('set-cookie', 'session=; Max-Age=0')
    headers.append('set-cookie', 'seen=1')
    return gzipped(new Response(body, { status, headers }))
  })
  const adapted = await listen(adapter(upstreamAt(exchange)))
  const answer = await fetch(adapted + listOrders.path, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('retry-after')).toBe('20')
  expect(answer.headers.getSetCookie()).toEqual(['session=; Max-Age=0', 'seen=1'])
  expect(await answer.json()).toEqual({ result: 'error' })
})
