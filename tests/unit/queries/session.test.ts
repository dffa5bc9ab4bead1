import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { json, Stores, openPage, type Page, startExchange, thrown, unauthorized } from './tab.ts'

const MINUTE_MS = 60_000
const AVAILABILITY = '/api/user/configuration/futures/availability/check'
const AFTER_401 = '/api/auth/session/terminate'
const BY_USER = '/api/user/auth/session/terminate'
const CONTEST = '/futures/contests/x?y=1'
const good = json({ result: 'ok', tabVisibility: true })

const exchange = await startExchange()
let page: Page | null = null
beforeEach(() => exchange.forget())
afterEach(() => {
  page?.stopWatching()
  vi.useRealTimers()
})

async function open(address?: string, kept?: Stores) {
  page?.stopWatching()
  page = await openPage(exchange, address, kept)
  return page
}
const ask = (shown: Page) => shown.call(shown.wire.user.checkAvailability, {})
const terminations = () => exchange.asked(AFTER_401) + exchange.asked(BY_USER)

test.each([null, 'abc', 'NaN', '-5', '1', String(Date.UTC(2100, 0, 1))])(
  'a page opened with a valid cookie and the marker %s is shown, and nothing is terminated',
  async (marker) => {
    const kept = new Stores()
    if (marker !== null) kept.local.set('sessionExpiry', marker)
    exchange.answers.set(AVAILABILITY, good)
    const shown = await open(CONTEST, kept)
    expect(shown.session.status()).toBe('unknown')
    await ask(shown)
    expect(shown.session.status()).toBe('in')
    expect(shown.session.isLoggedIn()).toBe(true)
    expect(terminations()).toBe(0)
    expect(shown.departures).toEqual([])
  },
)

test.each([
  ['as every call writes it', 29, 1],
  ['further ahead, as only the main site sets it', 33, 0],
])('a login with a marker %s, %i min, terminates %i times, and returns without a token', async (_, minutes, times) => {
  const kept = new Stores()
  kept.local.set('sessionExpiry', String(Date.now() + minutes * MINUTE_MS))
  const shown = await open('/futures/mcontests/5?token=secret&lang=pl', kept)
  shown.session.startLogin()
  await shown.left()
  expect(exchange.asked(BY_USER)).toBe(times)
  expect(exchange.asked(AFTER_401)).toBe(0)
  expect(shown.marker() === null).toBe(times === 1)
  expect(shown.departures).toEqual([`/auth?return=${encodeURIComponent('/futures/mcontests/5?lang=pl')}`])
})

describe('leaving', () => {
  test.each([
    ['hangs', () => {}],
    ['answers 401', unauthorized],
    ['answers 500', json({}, 500)],
    ['drops the connection', (response: import('node:http').ServerResponse) => response.destroy()],
  ] as const)('does not wait for a termination that %s', async (_, answer) => {
    exchange.answers.set(BY_USER, answer)
    const shown = await open()
    shown.session.logout()
    await shown.left()
    expect(exchange.asked(BY_USER)).toBe(1)
    expect(shown.sent.at(-1)).toMatchObject({ keepalive: true, credentials: 'include' })
    expect(shown.departures).toHaveLength(1)
  })

  test('a page restored by Back after leaving is reloaded', async () => {
    const shown = await open()
    shown.pageshow(true)
    expect(shown.location.reload).not.toHaveBeenCalled()
    shown.session.logout()
    await shown.left()
    shown.pageshow(true)
    expect(shown.location.reload).toHaveBeenCalledTimes(1)
  })
})

test.each([
  ['a logout', (shown: Page) => shown.session.logout(), 'left'],
  ['a 401, after which the same user logs in again', (shown: Page) => shown.session.refused401('/x'), 'expired'],
])('a user’s data in memory is cleared by %s, unless it has gone before', async (_, end, how) => {
  const shown = await open()
  const [sweep, gone] = [vi.fn<(how: string) => void>(), vi.fn<() => void>()]
  shown.onSessionEnd(sweep)
  shown.onSessionEnd(gone)()
  end(shown)
  expect(sweep.mock.calls).toEqual([[how]])
  expect(gone).not.toHaveBeenCalled()
  await shown.left()
})

describe('two tabs', () => {
  test('a marker removed in one ends the other’s session, which terminates nothing and does not redirect; one that reappears is verified', async () => {
    exchange.answers.set(AVAILABILITY, good)
    const shown = await open()
    await ask(shown)
    shown.queryClient.setQueryData(['wallets'], ['12 480.3071'])
    shown.otherTab('sessionExpiry', null)
    expect(shown.session.status()).toBe('elsewhere')
    expect(shown.polls.stopped).toBe(true)
    expect(shown.queryClient.getQueriesData({})).toEqual([])
    await thrown(ask(shown))
    expect(exchange.asked(AVAILABILITY)).toBe(1)
    expect(terminations()).toBe(0)
    expect(shown.departures).toEqual([])

    shown.otherTab('sessionExpiry', String(Date.now() + MINUTE_MS))
    expect(shown.session.status()).toBe('unknown')
    expect(shown.polls.stopped).toBe(false)
    await ask(shown)
    expect(shown.session.status()).toBe('in')
  })

  test('another user’s login starts the page again, and is not ended', async () => {
    const shown = await open()
    shown.otherTab('sessionExpiry', String(Date.now() + MINUTE_MS))
    shown.session.otherUser()
    expect(shown.location.reload).toHaveBeenCalledOnce()
    expect(shown.marker()).not.toBeNull()
  })

  test('a webview, which has no session, is left alone', async () => {
    exchange.answers.set(AVAILABILITY, good)
    const shown = await open('/futures/mcontests?token=1')
    await ask(shown)
    shown.otherTab('sessionExpiry', null)
    expect(shown.session.status()).toBe('in')
  })
})

describe('the clock ends no session', () => {
  test.each([-24 * 60, -31, 31, 24 * 60])('a step of %d minutes: the next response counts', async (minutes) => {
    exchange.answers.set(AVAILABILITY, good)
    const shown = await open()
    await ask(shown)
    vi.useFakeTimers({ now: Date.now() + minutes * MINUTE_MS, toFake: ['Date'] })
    await ask(shown)
    expect(shown.session.status()).toBe('in')
    expect(shown.session.isLoggedIn()).toBe(true)
    expect(terminations()).toBe(0)
    expect(shown.departures).toEqual([])
  })

  test('a day passes without a request of ours', async () => {
    exchange.answers.set(AVAILABILITY, good)
    const shown = await open()
    await ask(shown)
    vi.useFakeTimers()
    await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE_MS)
    expect(shown.session.status()).toBe('in')
    expect(exchange.received).toHaveLength(1)
    expect(shown.departures).toEqual([])
  })
})

test('the exchange’s clock does not jump with the whole seconds of its header, and follows a corrected device', async () => {
  const { session } = await open()
  const NOW = 1_800_000_000_000
  const aheadAt = (ms: number, skewMs: number) => {
    session.noticeDate(new Date(NOW + ms + skewMs).toUTCString(), NOW + ms)
    return session.at(0)
  }
  expect([900, 100, 700, 0].map((ms) => aheadAt(ms, -2_000))).toEqual([-2_900, -2_900, -2_900, -2_900])
  expect([aheadAt(0, 0), aheadAt(900, 0), aheadAt(0, 60_000)]).toEqual([0, 0, 60_000])
  // After a slow response, too: that of a quick one is nearer.
  expect([aheadAt(0, 0), aheadAt(0, -3_000), aheadAt(900, 0)]).toEqual([0, -3_000, 0])
})

test('a 401 of the public game request, or of a termination, is ignored', async () => {
  const shown = await open()
  exchange.answers.set('/futures/api/game/open/get', unauthorized)
  expect(await thrown(shown.call(shown.wire.user.getOpenGame, {}))).toMatchObject({ kind: 'unauthorized' })
  shown.session.refused401(AFTER_401)
  shown.session.refused401(BY_USER)
  expect(shown.session.status()).toBe('unknown')
  expect(terminations()).toBe(0)
})
