import { expect, test } from 'vitest'
import { contestCodes } from '../../sandbox/engine/contests.ts'
import { getContest, getContestForUser } from '../../src/api/contest.ts'
import { createContestToken, joinContest } from '../../src/api/joining.ts'
import { closeOrder, createOrder } from '../../src/api/orderChanges.ts'
import { order, paper } from './paper.ts'

test('a contest is joined once, by token alone', async () => {
  const { ask, read, exchange } = paper()
  const { contestUserToken } = await read(createContestToken)
  const webview = paper({ openSession: undefined })
  webview.exchange.account('demo@paper.example')
  const subject = { contestId: '1041', contestUserToken }
  expect((await webview.read(getContestForUser, subject)).isUserInContest).toBe(false)
  expect(await webview.ask(joinContest, subject)).toEqual({ result: 'ok' })
  expect((await webview.read(getContestForUser, subject)).isUserInContest).toBe(true)
  expect((await webview.ask(joinContest, subject)).code).toBe(contestCodes.alreadyJoined)
  expect((await ask(getContestForUser, { ...subject, contestUserToken: 'wrong' })).code).toBe(403)
  expect((await ask(joinContest, { ...subject, contestUserToken: 'wrong' })).code).toBe(403)
  expect((await ask(joinContest, { ...subject, contestId: '1038' })).code).toBe(contestCodes.contestEnded)
  expect((await ask(joinContest, { ...subject, contestId: 'x' })).code).toBe(contestCodes.contestNotFound)
  expect(exchange.journal().at(-1)).toMatchObject({ path: joinContest.path, outcome: '6001' })
})

test('a participant’s best trade is on the leaderboard at the next full hour', async () => {
  const { ask, read, exchange } = paper()
  const { contestUserToken, hashedEmail } = exchange.account('demo@paper.example')
  await ask(joinContest, { contestId: '1041', contestUserToken })
  exchange.movePrice('BTC-USDC', '60000', true)
  const { orderId } = await ask(createOrder, order({ leverage: 100 }))
  exchange.moveClock(1250)
  exchange.movePrice('BTC-USDC', '66000', true)
  await ask(closeOrder, { orderId, market: 'BTC-USDC' })
  const own = async () =>
    (await read(getContest, { contestId: '1041' })).leaderboard.items.find((entry) => entry.hashedEmail === hashedEmail)
  expect(await own()).toBeUndefined()
  exchange.moveClock(3_600_000)
  expect(await own()).toMatchObject({ rank: 1, roi: '1000.00', reward: '11500' })
})
