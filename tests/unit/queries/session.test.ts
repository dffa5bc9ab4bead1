import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { json, Stores, openPage, type Page, startExchange, thrown, unauthorized, waitFor } from './tab.ts'

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

const markers: [string, string | null][] = [
  ['no marker', null],
  ['junk', 'abc'],
  ['NaN', 'NaN'],
  ['a negative one', '-5'],
  ['1970', '1'],
  ['the year 2100', String(Date.UTC(2100, 0, 1))],
]

describe.each(markers)('a page opened with %s', (_, marker) => {
  const loggedInStores = () => {
    const one = new Stores()
    if (marker !== null) one.local.set('sessionExpiry', marker)
    return one
  }

  test('and a valid cookie is shown, and nothing is terminated', async () => {
    exchange.answers.set(AVAILABILITY, good)
    const shown = await open(CONTEST, loggedInStores())
    expect(shown.session.status()).toBe('unknown')
    await ask(shown)
    expect(shown.session.status()).toBe('in')
    expect(shown.session.isLoggedIn()).toBe(true)
    expect(terminations()).toBe(0)
    expect(shown.departures).toEqual([])
  })

  test('without a cookie opens the auth page once, and returns to the same link', async () => {
    exchange.answers.set(AVAILABILITY, unauthorized)
    const shown = await open(CONTEST, loggedInStores())
    await thrown(ask(shown))
    await shown.left()
    expect(exchange.asked(AFTER_401)).toBe(1)
    expect(terminations()).toBe(1)
    expect(shown.departures).toEqual([`/auth?return=${encodeURIComponent(CONTEST)}`])
    expect(shown.marker()).toBeNull()
  })
})

describe('with blocked storage', () => {
  const blocked = () => Object.assign(new Stores(), { blocked: true })

  test('the marker is held in memory', async () => {
    exchange.answers.set(AVAILABILITY, good)
    const shown = await open(CONTEST, blocked())
    await ask(shown)
    expect(shown.session.isLoggedIn()).toBe(true)
    expect(shown.session.hasMarker()).toBe(true)
    expect(terminations()).toBe(0)
  })
})

describe('redirect loop', () => {
  test('is detected even if the clock is set back between redirects', async () => {
    const stores = new Stores()
    stores.session.set('futuresDepartures', JSON.stringify([1, 2, 3].map((second) => Date.now() + second * 1_000)))
    exchange.answers.set(AVAILABILITY, unauthorized)
    const shown = await open(CONTEST, stores)
    await thrown(ask(shown))
    expect(shown.session.status()).toBe('stuck')
  })

  test('is detected by the redirects of this tab', async () => {
    const stores = new Stores()
    exchange.answers.set(AVAILABILITY, unauthorized)
    for (const status of ['leaving', 'leaving', 'leaving', 'stuck']) {
      const shown = await open(CONTEST, stores)
      await thrown(ask(shown))
      expect(shown.session.status()).toBe(status)
    }
  })

  test.each(['logout', 'logIn'] as const)('does not apply to redirects requested by the user: %s', async (press) => {
    const stores = new Stores()
    stores.session.set('futuresDepartures', JSON.stringify([Date.now(), Date.now(), Date.now()]))
    const shown = await open(CONTEST, stores)
    shown.session[press]()
    await shown.left()
    expect(exchange.asked(BY_USER)).toBe(1)
  })
})

describe('the login flow', () => {
  const withMarker = (ahead: number) => {
    const stores = new Stores()
    stores.local.set('sessionExpiry', String(Date.now() + ahead))
    return stores
  }

  test.each([
    ['missing', null, 1],
    ['run out', -MINUTE_MS, 1],
    ['as every call writes it', 29 * MINUTE_MS, 1],
    ['further ahead, as only the main site sets it', 33 * MINUTE_MS, 0],
  ])('a marker that is %s', async (_, ahead, expected) => {
    const shown = await open(CONTEST, ahead === null ? new Stores() : withMarker(ahead))
    shown.session.startLogin()
    await shown.left()
    expect(exchange.asked(BY_USER)).toBe(expected)
    expect(exchange.asked(AFTER_401)).toBe(0)
    expect(shown.marker() === null).toBe(expected === 1)
    expect(shown.departures).toEqual([`/auth?return=${encodeURIComponent(CONTEST)}`])
  })

  test('the return path contains no token', async () => {
    const shown = await open('/futures/mcontests/5?token=secret&lang=pl')
    exchange.answers.set(AVAILABILITY, unauthorized)
    await thrown(ask(shown))
    await shown.left()
    expect(shown.departures).toEqual([`/auth?return=${encodeURIComponent('/futures/mcontests/5?lang=pl')}`])
  })
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

  test('a slow response restores neither data nor marker', async () => {
    const shown = await open()
    let answer = () => {}
    exchange.answers.set(AVAILABILITY, (response) => {
      answer = () => response.end('{"result":"ok","tabVisibility":true}')
    })
    const slow = thrown(ask(shown))
    await waitFor(() => expect(exchange.asked(AVAILABILITY)).toBe(1))
    shown.session.logout()
    await shown.left()
    answer()
    expect(await slow).toMatchObject({ kind: 'dropped' })
    expect(shown.marker()).toBeNull()
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

describe('a user’s data in memory', () => {
  const remember = async () => {
    const shown = await open()
    const sweep = vi.fn<(how: string) => void>()
    return { shown, sweep, stop: shown.onSessionEnd(sweep) }
  }

  test.each([
    ['a logout', (shown: Page) => shown.session.logout(), 'left'],
    ['a 401, after which the same user logs in again', (shown: Page) => shown.session.refused401('/x'), 'expired'],
  ])('is cleared by %s', async (_, end, how) => {
    const { shown, sweep } = await remember()
    end(shown)
    expect(sweep.mock.calls).toEqual([[how]])
    await shown.left()
  })

  test('is left alone once it has unregistered', async () => {
    const { shown, sweep, stop } = await remember()
    stop()
    shown.session.logout()
    expect(sweep).not.toHaveBeenCalled()
    await shown.left()
  })
})

describe('two tabs', () => {
  const logIn = async () => {
    exchange.answers.set(AVAILABILITY, good)
    const shown = await open()
    await ask(shown)
    return shown
  }

  test('a marker removed in one ends the other’s session, which terminates nothing and does not redirect', async () => {
    const shown = await logIn()
    shown.queryClient.setQueryData(['wallets'], ['12 480.3071'])
    shown.otherTab('sessionExpiry', null)
    expect(shown.session.status()).toBe('elsewhere')
    expect(shown.polls.stopped).toBe(true)
    expect(shown.queryClient.getQueriesData({})).toEqual([])
    await thrown(ask(shown))
    expect(exchange.asked(AVAILABILITY)).toBe(1)
    expect(terminations()).toBe(0)
    expect(shown.departures).toEqual([])
  })

  test('a marker written between the removal and its storage event does not survive', async () => {
    const shown = await logIn()
    shown.kept.local.delete('sessionExpiry')
    await ask(shown)
    expect(shown.marker()).not.toBeNull()
    shown.otherTab('sessionExpiry', null)
    expect(shown.marker()).toBeNull()
  })

  test('a marker that reappears is verified with the exchange', async () => {
    const shown = await logIn()
    shown.otherTab('sessionExpiry', null)
    shown.otherTab('sessionExpiry', String(Date.now() + MINUTE_MS))
    expect(shown.session.status()).toBe('unknown')
    expect(shown.polls.stopped).toBe(false)
    await ask(shown)
    expect(shown.session.status()).toBe('in')
  })

  test('a login elsewhere is told to a page that has asked nothing; another user’s starts it again, and is not ended', async () => {
    const shown = await open()
    const told = vi.fn()
    shown.session.subscribe(told)
    shown.otherTab('sessionExpiry', String(Date.now() + MINUTE_MS))
    expect(told).toHaveBeenCalledOnce()
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
