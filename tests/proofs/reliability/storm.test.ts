import { beforeEach, expect, test } from 'vitest'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import type * as z from '../../../src/api/zod.ts'
import { dice } from '../../unit/machines/walk.ts'
import { Stores, openPage, startExchange, thrown, unauthorized } from '../../unit/queries/tab.ts'
import { size } from './figure.ts'

const ROUNDS = size(4, 200)
const CALLS = 25
const AFTER_401 = '/api/auth/session/terminate'
const BY_USER = '/api/user/auth/session/terminate'

const exchange = await startExchange()
beforeEach(() => exchange.forget())

test(`${ROUNDS} storms of 401 in any order: each is one termination and one redirect, and leaves no marker`, async () => {
  const roll = dice(7)
  for (let round = 0; round < ROUNDS; round += 1) {
    exchange.forget()
    const page = await openPage(exchange)
    page.storage.sessionExpiry.set(Date.now() + 60_000)
    // Public calls, too: only the two terminations and the public game call are exempt. Specification §7.
    const calls = page.wire.all.filter(({ path }) => !path.endsWith('terminate') && !path.endsWith('game/open/get'))
    for (const { path } of calls)
      exchange.answers.set(
        path,
        (response, request) => void setTimeout(() => unauthorized(response, request), roll(20)),
      )
    // A 401 of the termination itself triggers nothing.
    if (roll(2)) exchange.answers.set(AFTER_401, unauthorized)

    const one = () => calls[roll(calls.length)] as Endpoint<z.ZodMiniType, z.ZodMiniType>
    const kinds = await Promise.all(
      Array.from({ length: CALLS }, async () => (await thrown(page.call(one(), {}))).kind),
    )
    await page.left()
    expect(kinds.filter((kind) => kind !== 'unauthorized' && kind !== 'dropped')).toEqual([])
    expect(page.marker()).toBeNull()
    expect(page.polls.stopped).toBe(true)
    expect(page.departures).toHaveLength(1)
    expect(exchange.asked(AFTER_401)).toBe(1)
    expect(exchange.asked(BY_USER)).toBe(0)
    page.stopWatching()
  }
})

test('an auth page that redirects back immediately, and permanent 401: three redirects, then a screen', async () => {
  const stores = new Stores()
  let departures = 0
  for (let round = 0; round < 10; round += 1) {
    exchange.forget()
    const page = await openPage(exchange, '/futures/market/BTC-USDC', stores)
    exchange.answers.set(page.wire.user.checkAvailability.path, unauthorized)
    await thrown(page.call(page.wire.user.checkAvailability, {}))
    if (page.session.status() !== 'stuck') await page.left()
    departures += page.departures.length
    page.stopWatching()
  }
  expect(departures).toBe(3)
})
