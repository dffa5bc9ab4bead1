import Big from 'big.js'
import { LEVERAGES } from '../../src/constants/limits.ts'
import type { Verdict } from '../codes.ts'
import type { Account } from './account.ts'
import type { PaperContest, Participant } from './contest.ts'
import { add, big } from './money.ts'
import { bell, next, pick } from './random.ts'
import { type World, ordersOf } from './world.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Texts: joinModal.error.{code}; 403 and contestNotFound also answer the contest itself. */
export const contestCodes = {
  tokenWrong: 403,
  contestNotFound: 6001,
  alreadyJoined: 6002,
  contestEnded: 6003,
} as const

const isRunning = (contest: PaperContest, nowMs: number) => contest.startDate <= nowMs && nowMs < contest.endDate
export const isOver = (contest: PaperContest, nowMs: number) => contest.endDate <= nowMs

export const membership = (contest: PaperContest, account: Account): Participant | null =>
  contest.participants.find(({ accountId }) => accountId === account.accountId) ?? null

export function join(world: World, account: Account, contestId: string): Verdict {
  const contest = world.contests.get(contestId)
  if (!contest) return { refuse: contestCodes.contestNotFound }
  if (isOver(contest, world.nowMs)) return { refuse: contestCodes.contestEnded }
  if (membership(contest, account)) return { refuse: contestCodes.alreadyJoined }
  contest.participants.push({
    hashedEmail: account.hashedEmail,
    accountId: account.accountId,
    joinedAt: world.nowMs,
    roi: null,
  })
  world.changed.add(`contest:${contestId}`)
  return {}
}

/** Others trade about every minute; the leaderboard is updated every full hour, and at start and end. */
export function advanceContests(world: World, beforeMs: number) {
  const { nowMs } = world
  const newMinute = Math.floor(nowMs / MINUTE_MS) > Math.floor(beforeMs / MINUTE_MS)
  const fullHour = Math.floor(nowMs / HOUR_MS) > Math.floor(beforeMs / HOUR_MS)
  for (const contest of world.contests.values()) {
    const ends = beforeMs < contest.endDate && contest.endDate <= nowMs
    if (newMinute && isRunning(contest, nowMs)) someoneTrades(world, contest)
    if (ends || (fullHour && isRunning(contest, nowMs))) drawUp(world, contest)
  }
}

/** One of the others closes a trade: a real move of a market's last three hours, with leverage. */
function someoneTrades(world: World, contest: PaperContest) {
  const trader = contest.participants[Math.floor(next(world.chance) * contest.participants.length)]
  const names = contest.markets ?? [...world.markets.keys()]
  const market = world.markets.get(names[Math.floor(next(world.chance) * names.length)] ?? '')
  if (!trader || trader.accountId !== null || !market) return
  const opened = market.candles[Math.floor(next(world.chance) * market.candles.length)]
  if (!opened) return
  const leverage = pick(world.chance, LEVERAGES)
  const side = next(world.chance) < 0.55 ? 1 : -1
  const roi = Math.max(-100, side * leverage * (market.ticks / opened[4] - 1) * 100)
  if (trader.roi === null || roi > Number(trader.roi)) trader.roi = roi.toFixed(2)
}

/** The winning factor is the best single trade: profit or loss before fees by margin, in percent. */
function bestReturn(world: World, contest: PaperContest, { accountId, joinedAt }: Participant): string | null {
  if (accountId === null) return null
  let best: Big | null = null
  for (const order of ordersOf(world, accountId)) {
    if (order.state !== 'CLOSED' || order.pnl === null || order.closeDate === null) continue
    if (order.created < Math.max(joinedAt, contest.startDate) || order.closeDate > contest.endDate) continue
    if (contest.markets !== null && !contest.markets.includes(order.market)) continue
    if (big(order.amount).lt(contest.minOrderAmount)) continue
    const roi = big(order.pnl).div(order.amount).times(100).round(2, Big.roundDown)
    if (best === null || roi.gt(best)) best = roi
  }
  return best?.toFixed(2) ?? null
}

export function drawUp(world: World, contest: PaperContest) {
  for (const participant of contest.participants)
    if (participant.accountId !== null) participant.roi = bestReturn(world, contest, participant)
  contest.board = contest.participants
    .flatMap(({ hashedEmail, roi }) => (roi === null ? [] : [{ hashedEmail, roi }]))
    .toSorted((left, right) => Number(right.roi) - Number(left.roi))
  world.changed.add(`contest:${contest.contestId}`)
}

/** More participants, more paid tiers. */
export function rewardsTier({ participants }: PaperContest): number {
  if (participants.length >= 80) return 3
  return participants.length >= 40 ? 2 : 1
}

/** Prize of each rank: the sum over the paid tiers. */
export function rewardsByRank(contest: PaperContest): Map<number, string> {
  const table = new Map<number, string>()
  const tier = rewardsTier(contest)
  for (const { list } of contest.tiers.filter((reward) => reward.tier <= tier))
    for (const { rank, amount } of list) table.set(rank, add(table.get(rank) ?? '0', amount))
  return table
}

/** Best returns of a crowd: a few very good, most near zero, some below. */
export function crowdReturn(world: World, index: number, count: number): string {
  const place = 1 - index / count
  return (place ** 3 * 170 - 18 + bell(world.chance) * 4).toFixed(2)
}
