import type { ServerResponse } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { contractCalls } from '../../../scripts/openapi/calls.ts'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import type * as z from '../../../src/api/zod.ts'
import { Stores, openPage, type Page, type Received, startExchange, thrown } from '../../unit/queries/tab.ts'
import { size } from './figure.ts'
import { goodAnswers } from './goodAnswers.ts'

const DEADLINE_MS = 80
/** For responses that are slow but arrive. */
const PATIENCE_MS = 5_000
/** After these a page makes no more requests: the session has ended, or the exchange is rate-limiting. */
const ENDS_PAGE = /^401|^429/

const exchange = await startExchange()
const good = goodAnswers()
const uncaught: unknown[] = []
const note = (reason: unknown) => void uncaught.push(reason)
process.on('unhandledRejection', note)

afterAll(() => void process.off('unhandledRejection', note))

type Answer = (response: ServerResponse, request: Received) => void

const JSON_TYPE = 'application/json'
const raw =
  (body: string | Buffer, status = 200, headers: Record<string, string> = { 'content-type': JSON_TYPE }): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body)
const html = raw('<!doctype html><title>Log in</title>', 200, { 'content-type': 'text/html' })
const status = (code: number, headers: Record<string, string> = {}) =>
  raw('{"result":"error"}', code, { 'content-type': JSON_TYPE, ...headers })
const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString()
const HUGE = 'x'.repeat(6_000_000)

/** The failure it becomes; null: it is parsed as a valid response. */
type Expected = { kind: string; status?: number } | null

/** Every way a response can be corrupted; a valid body is passed to those that corrupt only the transport. Reliability R1. */
const badAnswers = (good: string): [name: string, answer: Answer, expected: Expected][] => [
  ['a page of HTML', html, { kind: 'malformed' }],
  ['an empty body', raw(''), { kind: 'malformed' }],
  ['204', (response) => response.writeHead(204).end(), { kind: 'malformed' }],
  ['half of the JSON', raw(good.slice(0, -1)), { kind: 'malformed' }],
  ['null', raw('null'), { kind: 'malformed' }],
  ['a list', raw('[]'), { kind: 'malformed' }],
  ['a text', raw('"x"'), { kind: 'malformed' }],
  ['an object without a result', raw('{}'), { kind: 'malformed' }],
  ['a byte order mark', raw(`\ufeff${good}`), null],
  ['the type of a text', raw(good, 200, { 'content-type': 'text/plain' }), null],
  ['bytes that are no text', raw(Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])), { kind: 'malformed' }],
  ['six megabytes of nothing', raw(HUGE), { kind: 'malformed' }],
  [
    'an answer larger than any there is',
    raw(`{"more":"${HUGE}${HUGE}${HUGE}",${good.slice(1)}`),
    { kind: 'malformed' },
  ],
  ['a refusal', raw('{"result":"error","code":1001}'), { kind: 'refused' }],
  ['a refusal without a code', raw('{"result":"error"}'), { kind: 'refused' }],
  ['302', raw('', 302, { location: '/elsewhere' }), { kind: 'network' }],
  ['400', status(400), { kind: 'http', status: 400 }],
  ['401', status(401), { kind: 'unauthorized', status: 401 }],
  ['401 in HTML', raw('<h1>401</h1>', 401, { 'content-type': 'text/html' }), { kind: 'unauthorized', status: 401 }],
  ['403', status(403), { kind: 'http', status: 403 }],
  ['429 for a second', status(429, { 'retry-after': '1' }), { kind: 'http', status: 429 }],
  ['429 until a date', status(429, { 'retry-after': inAnHour() }), { kind: 'http', status: 429 }],
  ['429 for who knows', status(429, { 'retry-after': 'soon' }), { kind: 'http', status: 429 }],
  ['500', status(500), { kind: 'http', status: 500 }],
  ['502', raw('<h1>Bad gateway</h1>', 502, { 'content-type': 'text/html' }), { kind: 'http', status: 502 }],
  ['503', status(503), { kind: 'http', status: 503 }],
  ['a connection that is reset', (response) => response.destroy(), { kind: 'network' }],
  [
    'a connection cut within the body',
    (response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"result"')
      setTimeout(() => response.destroy(), 5)
    },
    { kind: 'network' },
  ],
  ['silence', () => {}, { kind: 'timeout' }],
  [
    'a body that trickles',
    (response) => {
      response.writeHead(200).write('{')
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
    },
    { kind: 'timeout' },
  ],
]

/** Not typed: the request does not matter here. */
const ask = (page: Page, { path }: Endpoint, deadlineMs: number) =>
  page.call(
    page.wire.all.find((one) => one.path === path) as Endpoint<z.ZodMiniType, z.ZodMiniType>,
    {},
    { deadlineMs },
  )

/** Every fourth call; by night all of them. */
const paths = [...good.keys()].filter((_, index) => index % size(4, 1) === 0)
test('every call of the contract has a valid response to corrupt', () => {
  expect([...good.keys()].toSorted()).toEqual(contractCalls.map(({ endpoint }) => endpoint.path).toSorted())
})

test.each(paths)(
  '%s: a corrupt response is a failure, and the next valid one is parsed',
  async (path) => {
    const text = JSON.stringify(good.get(path))
    let page = await openPage(exchange)
    const endpoint = page.wire.all.find((one) => one.path === path)!
    const expected = endpoint.response.parse(good.get(path))

    for (const [name, answer, failure] of badAnswers(text)) {
      exchange.forget()
      exchange.answers.set(path, answer)
      const isSlow = failure?.kind === 'timeout'
      const answered = ask(page, endpoint, isSlow ? DEADLINE_MS : PATIENCE_MS)
      if (failure === null) expect(await answered, name).toEqual(expected)
      else expect(await thrown(answered), name).toMatchObject({ path, ...failure })
      expect(exchange.asked(path), name).toBeLessThanOrEqual(1)

      if (ENDS_PAGE.test(name)) {
        if (page.session.isOver()) await page.left()
        page.stopWatching()
        page = await openPage(exchange, undefined, new Stores())
      }
      exchange.answers.set(path, (response) => response.writeHead(200).end(text))
      expect(await ask(page, endpoint, PATIENCE_MS), `after ${name}`).toEqual(expected)
    }
    page.stopWatching()
    await new Promise((resolve) => setImmediate(resolve))
    expect(uncaught).toEqual([])
  },
  60_000,
)
