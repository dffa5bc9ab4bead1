import { expect, test } from 'vitest'
import { contestCodes } from '../../sandbox/engine/contests.ts'
import {
  createContestToken,
  getContest,
  getContestForUser,
  joinContest,
  listActiveContests,
  listHistoryContests,
} from '../../src/api/contest.ts'
import { closeOrder, createOrder, listOrders } from '../../src/api/order.ts'
import { order, paper } from './paper.ts'

const DAY_MS = 86_400_000

test('there are running, future and past contests, with rewards and links', async () => {
  const { read } = paper()
  const { list: active } = await read(listActiveContests)
  const { list: past } = await read(listHistoryContests)
  expect(active.items.map(({ contestName }) => contestName)).toEqual(['Autumn ROI Cup', 'Altcoin Sprint'])
  expect(past.items).toHaveLength(3)
  const cup = await read(getContest, { contestId: '1041' })
  expect(cup.leaderboard.items.length).toBeGreaterThan(60)
  expect(cup.rewardsTier).toBe(3)
  const pool = cup.rewards.flatMap(({ list }) => list).reduce((sum, { amount }) => sum + Number(amount), 0)
  expect(pool).toBe(Number(cup.maxPrizePool))
  expect(cup.moreInformationList.map(({ language }) => language)).toEqual(['EN', 'PL'])
  expect((await read(getContest, { contestId: '1029' })).maxPrizePool).toBe('25000')
})

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
    (await read(getContest, { contestId: '1041' })).leaderboard.items.find(
      (entry) => entry.hashedEmail === hashedEmail,
    )
  expect(await own()).toBeUndefined()
  exchange.moveClock(3_600_000)
  expect(await own()).toMatchObject({ rank: 1, roi: '1000.00', reward: '11500' })
})

test('other participants trade, too, and an ended contest moves to the history', async () => {
  const { read, exchange } = paper()
  const best = async () => (await read(getContest, { contestId: '1041' })).leaderboard.items.map(({ roi }) => roi)
  const before = await best()
  exchange.moveClock(DAY_MS)
  expect(await best()).not.toEqual(before)
  exchange.moveClock(12 * DAY_MS)
  expect((await read(listActiveContests)).list.items.map(({ contestName }) => contestName)).toEqual([
    'Altcoin Sprint',
  ])
  expect((await read(listHistoryContests)).list.items[0]?.contestName).toBe('Autumn ROI Cup')
  expect((await read(getContest, { contestId: '1042' })).leaderboard.items.length).toBeGreaterThan(5)
  expect((await read(listOrders)).orders.items.length).toBe(40)
})
