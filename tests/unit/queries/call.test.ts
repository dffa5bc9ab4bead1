import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import type * as z from '../../../src/api/zod.ts'
import { LONG_ANSWER_CHARACTERS, MAX_ANSWER_CHARACTERS, READ_SLICE } from '../../../src/constants/limits.ts'
import { readText } from '../../../src/queries/call/readText.ts'
import { json, openPage, type Page, startExchange, thrown, waitFor } from './tab.ts'

const exchange = await startExchange()
let page: Page
beforeEach(async () => {
  exchange.forget()
  page = await openPage(exchange)
})
afterEach(() => {
  page.stopWatching()
  vi.useRealTimers()
})

/** Only responses that must be late get a short deadline, since a busy machine is slow. */
const read = (deadlineMs = 10_000, signal?: AbortSignal) =>
  page.call(page.wire.user.checkAvailability, {}, { deadlineMs, signal })
const PATH = '/api/user/configuration/futures/availability/check'
const good = json({ result: 'ok', tabVisibility: true })
/** Not typed: the request does not matter here. */
const callAny = (endpoint: Endpoint, options = {}) =>
  page.call(endpoint as Endpoint<z.ZodMiniType, z.ZodMiniType>, { market: 'BTC-USDC' }, options)

describe('requests', () => {
  test('are POSTs of JSON, with credentials exactly if they are not public', async () => {
    for (const endpoint of page.wire.all) {
      await callAny(endpoint, { idempotencyKey: 'not configured' }).catch(() => {})
      const init = page.sent.at(-1)!
      expect(init).toMatchObject({
        method: 'POST',
        redirect: 'error',
        cache: 'no-store',
        credentials: endpoint.isPublic ? 'omit' : 'include',
      })
      expect(exchange.received.at(-1)).toMatchObject({
        path: endpoint.path,
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: '{"market":"BTC-USDC"}',
      })
      expect(exchange.received.at(-1)?.headers).not.toHaveProperty('idempotency-key')
    }
  })

  test('that are public are the five of the specification', () => {
    expect(
      page.wire.all
        .filter(({ isPublic }) => isPublic)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      '/futures/api/account/create',
      '/futures/api/game/open/get',
      '/futures/api/markets/list',
      '/futures/api/markets/price/get',
      '/futures/api/markets/prices',
    ])
  })

  test('send identifiers as numbers if the exchange does', async () => {
    const { createOrder, closeOrder } = page.wire.order
    exchange.answers.set(createOrder.path, json({ result: 'ok', orderId: 123456 }))
    await callAny(createOrder)
    for (const orderId of ['123456', '123457']) await page.call(closeOrder, { orderId, market: 'BTC-USDC' })
    expect(exchange.received.slice(1).map(({ body }) => body)).toEqual([
      '{"orderId":123456,"market":"BTC-USDC"}',
      '{"orderId":"123457","market":"BTC-USDC"}',
    ])
  })
})

describe('responses', () => {
  const ownAnswers: [what: string, answer: Parameters<typeof exchange.answers.set>[1], failure: object][] = [
    ['204, whose status it says', json(null, 204), { kind: 'malformed', status: 204 }],
    ['a field that is missing', json({ result: 'ok' }), { kind: 'malformed' }],
    ['a field of another type', json({ result: 'ok', tabVisibility: 'yes' }), { kind: 'malformed' }],
    ['a no without a code', json({ result: 'error' }), { kind: 'refused', code: undefined }],
    ['a no with a number', json({ result: 'error', code: 1001 }), { kind: 'refused', code: '1001' }],
    ['a no with a text', json({ result: 'error', code: '1001' }), { kind: 'refused', code: '1001' }],
    ['a no with an odd code', json({ result: 'error', code: { a: 1 } }), { kind: 'refused', code: undefined }],
    ['400 with a code', json({ result: 'error', code: 7 }, 400), { kind: 'refused', status: 400, code: '7' }],
    ['409 with a code', json({ result: 'error', code: 7 }, 409), { kind: 'http', status: 409, code: '7' }],
    ['429 with a code', json({ result: 'error', code: 7 }, 429), { kind: 'http', status: 429, code: '7' }],
    ['silence', () => {}, { kind: 'timeout' }],
  ]

  // Every other one is in tests/proofs/reliability/answers.test.ts.
  test.each(ownAnswers)('%s', async (what, answer, failure) => {
    exchange.answers.set(PATH, answer)
    for (const signal of [undefined, new AbortController().signal])
      expect(await thrown(read(what === 'silence' ? 400 : undefined, signal))).toMatchObject({
        path: PATH,
        ...failure,
      })
    // None of these ends a session or proves one.
    expect(page.departures).toEqual([])
    expect(page.marker()).toBeNull()
  })

  test('without an end are read up to the limit, and the connection is closed', async () => {
    let sentBytes = 0
    const closed = new Promise((resolve) => {
      exchange.answers.set(PATH, (response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const pour = () => {
          while (!response.closed && response.write(' '.repeat(1_000_000))) sentBytes += 1_000_000
        }
        response.on('drain', pour).on('close', resolve)
        pour()
      })
    })
    expect(await thrown(read())).toMatchObject({ kind: 'malformed', status: 200 })
    await closed
    expect(sentBytes).toBeLessThan(2 * MAX_ANSWER_CHARACTERS)
  })

  test('may split a character between two chunks', async () => {
    const halves = new ReadableStream({
      start(controller) {
        for (const byte of Buffer.from('ż')) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    expect(await readText(new Response(halves))).toBe('ż')
  })

  test('with the same text for another request, or another session, are parsed again', async () => {
    exchange.answers.set('/futures/api/markets/price/get', json({ result: 'ok', price: '1' }))
    const price = (market: string) =>
      page.call(page.wire.market.getPrice as Endpoint<z.ZodMiniType, z.ZodMiniType>, { market })
    const first = await price('BTC-USDC')
    expect(await price('BTC-USDC')).toBe(first)
    const other = await price('ETH-USDC')
    expect(other).not.toBe(first)
    page.session.logout()
    expect(await price('ETH-USDC')).not.toBe(other)
  })

  test.each([
    ['before it is parsed', 0, false],
    ['while it is parsed', 2, true],
  ])('are dropped if the session ends after a long one has arrived, %s', async (_, tasks, isRead) => {
    const { listOrdersOf } = await import('../../../src/queries/orders.ts')
    const orders = Array.from({ length: 2 * READ_SLICE + 1 }, () => ({ orderId: {} }))
    exchange.answers.set(listOrdersOf().path, json({ result: 'ok', orders, x: ' '.repeat(LONG_ANSWER_CHARACTERS) }))
    const end = (left: number) => (left > 0 ? setTimeout(end, 0, left - 1) : page.session.logout())
    vi.spyOn(page.session, 'noticeDate').mockImplementation(() => void setTimeout(end, 0, tasks))
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => warn.mockRestore())
    expect(await thrown(page.call(listOrdersOf(), {}))).toMatchObject({ kind: 'dropped' })
    expect(warn.mock.calls.length > 0).toBe(isRead)
  })

  test('to aborted requests reject with the caller’s reason, not a failure', async () => {
    exchange.answers.set(PATH, () => {})
    const asker = new AbortController()
    const rejection = thrown(page.call(page.wire.user.checkAvailability, {}, { signal: asker.signal }))
    setTimeout(() => asker.abort(), 30)
    expect(await rejection).toMatchObject({ name: 'AbortError' })
  })

  test('that a suspended tab handles after the deadline are timeouts, but for changes, whose outcome they say', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { order } = page.wire
    for (const path of [PATH, order.createOrder.path])
      exchange.answers.set(path, (response, request) => {
        vi.setSystemTime(Date.now() + 11_000)
        json({ result: 'ok', tabVisibility: true, orderId: '7' })(response, request)
      })
    expect(await thrown(read())).toMatchObject({ kind: 'timeout' })
    expect(await callAny(order.createOrder)).toMatchObject({ orderId: '7' })
  })
})

describe('rate limiting', () => {
  test.each([
    ['1', 1_000],
    ['60', 60_000],
    ['86400', 60_000],
    ['soon', undefined],
    ['-5', undefined],
    ['0', undefined],
  ])('Retry-After: %s', async (text, retryAfterMs) => {
    exchange.answers.set(PATH, json({}, 503, { 'retry-after': text }))
    expect(await thrown(read())).toMatchObject({ kind: 'http', status: 503, retryAfterMs })
    expect(await thrown(page.call(page.wire.market.listMarkets, {}))).toMatchObject({ kind: 'malformed' })
  })

  test.each([0, 7, -7])('Retry-After may be a date, by a clock %i hours ahead of the device’s', async (hours) => {
    const exchangeNow = Date.now() + hours * 3_600_000
    const dates = {
      date: new Date(exchangeNow).toUTCString(),
      'retry-after': new Date(exchangeNow + 30_000).toUTCString(),
    }
    exchange.answers.set(PATH, json({}, 503, dates))
    const { retryAfterMs } = await thrown(read())
    expect(retryAfterMs).toBeGreaterThan(25_000)
    expect(retryAfterMs).toBeLessThanOrEqual(30_000)
  })

  test('a 429 pauses all reads, but no changes', async () => {
    exchange.answers.set(PATH, json({}, 429, { 'retry-after': '1' }))
    await thrown(read())
    expect(await thrown(page.call(page.wire.market.listMarkets, {}))).toMatchObject({ kind: 'http', status: 429 })
    expect(exchange.received).toHaveLength(1)
    await page.call(page.wire.user.addAgreement, { agreement: 'FUTURES' })
    expect(exchange.received).toHaveLength(2)
    await waitFor(() =>
      page.call(page.wire.market.listMarkets, {}).catch((error: { kind: string }) => {
        if (error.kind === 'http') throw error
      }),
    )
    expect(exchange.asked('/futures/api/markets/list')).toBe(1)
  })
})

describe('the session', () => {
  test('a public response writes no marker; the others of one refresh renew it once, those of the next one again', async () => {
    exchange.answers.set('/futures/api/markets/list', json({ result: 'ok', markets: [] }))
    await page.call(page.wire.market.listMarkets, {})
    expect(page.marker()).toBeNull()
    exchange.answers.set(PATH, good)
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] })
    await read()
    const first = page.marker()
    vi.setSystemTime(1_800_000_000_900)
    await read()
    expect(page.marker()).toBe(first)
    vi.setSystemTime(1_800_000_003_000)
    await read()
    expect(Number(page.marker()) - Number(first)).toBe(3_000)
    // Further ahead than any response sets it: from the main site, or because the clock was set back.
    page.otherTab('sessionExpiry', String(1_800_100_000_000))
    await read()
    expect(Number(page.marker()) - Number(first)).toBe(3_000)
  })

  test('code 9000 on both polls together starts one login flow', async () => {
    const path = ['/futures/api/markets/price/get', '/futures/api/user/orders/list']
    for (const one of path) exchange.answers.set(one, json({ result: 'error', code: 9000 }))
    await Promise.all([thrown(callAny(page.wire.market.getPrice)), thrown(callAny(page.wire.order.listOrders))])
    await page.left()
    expect(exchange.asked('/api/user/auth/session/terminate')).toBe(1)
    expect(page.departures).toHaveLength(1)
  })

  test('code 9000 elsewhere is an ordinary code', async () => {
    exchange.answers.set(PATH, json({ result: 'error', code: 9000 }))
    expect(await thrown(read())).toMatchObject({ kind: 'refused', code: '9000' })
    expect(page.session.status()).toBe('unknown')
  })
})
