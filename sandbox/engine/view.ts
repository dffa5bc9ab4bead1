import type { Contest } from '../../src/api/contest.ts'
import type { FeeRates, ListedMarket } from '../../src/api/market.ts'
import type { Order } from '../../src/api/order.ts'
import type * as z from '../../src/api/zod.ts'
import { LANGUAGES } from '../../src/constants/limits.ts'
import type { Account } from './account.ts'
import type { PaperContest } from './contest.ts'
import { membership, rewardsTier, rewardsByRank } from './contests.ts'
import { add } from './money.ts'
import type { PaperOrder } from './order.ts'
import { type Market, price } from './prices.ts'
import { profitAt } from './settle.ts'

/** The engine's objects as sent on the wire. */

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** All public fields of a listing. */
export function marketView(market: Market): z.input<typeof ListedMarket> {
  const { opensAt: _opening, restlessness: _moves, shortsAfterMs: _delay, rates, ...listed } = market.listing
  const [buyingCurrency = '', payingCurrency = ''] = listed.market.split('-')
  return {
    ...listed,
    ...rates,
    buyingCurrency,
    payingCurrency,
    price: price(market),
    longsAvailableSince: null,
    shortsAvailableSince: iso(market.shortsAvailableSince),
  }
}

export const feeRatesView = ({ listing }: Market): z.input<typeof FeeRates> => ({
  market: listing.market,
  ...listing.rates,
})

export const orderView = (order: PaperOrder, market: Market | undefined): z.input<typeof Order> => ({
  orderId: order.orderId,
  type: order.type,
  state: order.state,
  market: order.market,
  amount: order.amount,
  leverage: order.leverage,
  collateral: order.amount,
  stopLoss: order.stopLoss,
  takeProfit: order.takeProfit,
  startPrice: order.startPrice ?? order.limitPrice,
  liquidation: order.liquidation,
  created: order.created,
  balance: order.payout ?? order.amount,
  closePrice: order.closePrice,
  feeOpen: order.feeOpen,
  feeClose: order.feeClose,
  feeFunding: order.feeFunding,
  positionSize: order.positionSize,
  pnl: order.state === 'ACTIVE' && market ? profitAt(order, price(market)).toFixed() : order.pnl,
  closureType: order.closureType,
  closeDate: order.closeDate,
})

/** A contest in a list: its leaderboard comes with the contest itself. The account is that of the request, if any. */
export function contestSummary(contest: PaperContest, account: Account | null): z.input<typeof Contest> {
  const links = (page: string) =>
    LANGUAGES.map((language) => ({
      language: language.toUpperCase(),
      url: `/contest-pages/${contest.contestId}/${page}?lang=${language}`,
    }))
  return {
    contestId: contest.contestId,
    contestName: contest.contestName,
    type: contest.type,
    startDate: iso(contest.startDate) ?? '',
    endDate: iso(contest.endDate) ?? '',
    markets: contest.markets,
    maxPrizePool: contest.legacySpelling ? null : contest.maxPrizePool,
    maxPrizePoll: contest.legacySpelling ? contest.maxPrizePool : null,
    minOrderAmount: contest.minOrderAmount,
    isUserInContest: account !== null && membership(contest, account) !== null,
    moreInformationList: links('information'),
    termAndConditionsList: links('terms'),
    leaderboard: [],
    rewards: contest.tiers,
    rewardsTier: rewardsTier(contest),
  }
}

export function contestView(contest: PaperContest, account: Account | null): z.input<typeof Contest> {
  const rewards = rewardsByRank(contest)
  return {
    ...contestSummary(contest, account),
    leaderboard: contest.board.map(({ hashedEmail, roi }, index) => ({
      rank: index + 1,
      hashedEmail,
      roi,
      reward: rewards.get(index + 1) ?? null,
    })),
  }
}

export const walletView = ({ wallet }: Account) => ({
  defaultCurrency: 'KXT',
  value: wallet.available,
  lockedValue: wallet.locked,
  total: add(wallet.available, wallet.locked),
})
