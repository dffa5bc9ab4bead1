import { getContestForUser, listActiveContests, listHistoryContests } from '../src/api/contest.ts'
import { createContestToken } from '../src/api/joining.ts'
import { getPrice, listFeeRates, listMarkets, type ListedMarket } from '../src/api/market.ts'
import { listOrders, type Order } from '../src/api/order.ts'
import { createOrder } from '../src/api/orderChanges.ts'
import { checkAvailability, getFuturesProfile, getUserConfiguration, getUserProfile } from '../src/api/user.ts'
import { listWallets } from '../src/api/wallet.ts'
import type * as z from '../src/api/zod.ts'
import { LEVERAGES } from '../src/constants/limits.ts'

/** Size of the data. */
export interface Load {
  markets: number
  orders: number
  /** Of them open; a third, at most 500, if omitted. */
  open?: number
  /** Entries of the contest's leaderboard; no contest if omitted. */
  ranks?: number
}

type WireMarket = z.input<typeof ListedMarket>
type WireOrder = Partial<z.input<typeof Order>>
type Answer = (body: { market?: string }) => object

/** Requests within this time belong to one refresh and get the same prices. */
const ROUND_MS = 50
/** The id of the one contest. */
export const CONTEST = '1042'
const START = Date.UTC(2026, 0, 1)

/** Small seeded random numbers, so that every run has the same data. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const letters = (index: number) =>
  String.fromCharCode(65 + (index % 26), 65 + (Math.floor(index / 26) % 26), 65 + (Math.floor(index / 676) % 26))
const nameOf = (index: number) => (index === 0 ? 'BTC-USDC' : `${letters(index)}-USDC`)

/**
 * An exchange whose data changes on every refresh: each market's price, and the `pnl` of each open position.
 */
export function benchExchange({
  markets: marketCount,
  orders: orderCount,
  open = Math.min(500, Math.ceil(orderCount / 3)),
  ranks = 0,
}: Load): Record<string, Answer> {
  const random = seeded(1)
  const prices = Array.from({ length: marketCount }, (_, index) => (index === 0 ? 60_000 : Math.exp(random() * 10 - 3)))

  const markets = prices.map((_, index): WireMarket => ({
    market: nameOf(index),
    buyingCurrency: nameOf(index).split('-')[0] ?? null,
    payingCurrency: 'USDC',
    price: '0',
    pricePrecision: 4,
    positionSizePrecision: 8,
    longsAvailableSince: null,
    shortsAvailableSince: null,
    minimumOrderValue: '10',
    fundingShortFeeRate: '0.0001',
    fundingLongFeeRate: '0.0001',
    orderOpenFeeRate: '0.0005',
    orderCloseFeeRate: '0.0005',
    liquidationFeeRate: '0.005',
  }))

  const pending = Math.min(20, Math.ceil(orderCount / 6))
  const orders = Array.from({ length: orderCount }, (_, index): WireOrder => {
    const state = index < open ? 'ACTIVE' : index < open + pending ? 'NEW' : 'CLOSED'
    const start = (prices[index % marketCount] ?? 1) * (0.99 + random() * 0.02)
    const amount = 10 + random() * 990
    const leverage = LEVERAGES[Math.floor(random() * LEVERAGES.length)] ?? 10
    return {
      orderId: `order-${index}`,
      type: random() < 0.5 ? 'LONG' : 'SHORT',
      state,
      market: nameOf(index % marketCount),
      amount: amount.toFixed(2),
      leverage,
      collateral: amount.toFixed(2),
      stopLoss: random() < 0.3 ? (start * 0.9).toFixed(4) : null,
      takeProfit: random() < 0.3 ? (start * 1.1).toFixed(4) : null,
      startPrice: start.toFixed(4),
      liquidation: (start * 0.95).toFixed(4),
      created: new Date(START - Math.floor(random() * 3e9)).toISOString(),
      balance: amount.toFixed(2),
      closePrice: state === 'CLOSED' ? (start * (0.99 + random() * 0.02)).toFixed(4) : null,
      feeOpen: (amount * 0.0005).toFixed(4),
      feeClose: '0',
      feeFunding: '0',
      positionSize: ((amount * leverage) / start).toFixed(8),
      pnl: '0',
      closureType: state === 'CLOSED' ? 'MANUAL' : null,
      closeDate: state === 'CLOSED' ? new Date(START).toISOString() : null,
    }
  })

  const contest = {
    contestId: CONTEST,
    contestName: 'Bench',
    startDate: START,
    endDate: Date.UTC(2090, 0, 1),
    isUserInContest: true,
    maxPrizePool: '100000',
    leaderboard: Array.from({ length: ranks }, (_, index) => ({
      rank: index + 1,
      hashedEmail: `${letters(index)}***${index}@example.com`,
      roi: (900 - index / 200).toFixed(2),
      reward: null,
    })),
  }

  let lastRound = 0
  function move() {
    if (Date.now() - lastRound < ROUND_MS) return
    lastRound = Date.now()
    for (const [index, market] of markets.entries()) {
      prices[index] = (prices[index] ?? 1) * (1 + (random() - 0.5) * 0.002)
      market.price = prices[index]?.toFixed(4) ?? '0'
    }
    for (const order of orders.slice(0, open)) order.pnl = ((random() - 0.5) * 100).toFixed(4)
  }

  return {
    [listMarkets.path]: () => (move(), { markets }),
    [getPrice.path]: ({ market }) => (move(), { price: markets.find((each) => each.market === market)?.price }),
    [listOrders.path]: ({ market }) => (
      move(),
      { orders: market ? orders.filter((order) => order.market === market) : orders }
    ),
    [createOrder.path]: () => ({ orderId: 'order-0' }),
    [listWallets.path]: () => ({ initialized: true, list: [{ value: '10000', lockedValue: '2500' }] }),
    [listFeeRates.path]: () => ({ list: markets }),
    [checkAvailability.path]: () => ({ tabVisibility: true }),
    [getUserProfile.path]: () => ({
      isInEu: true,
      hasKyc: true,
      agreements: { futuresConfirmationDate: '2024-01-01T00:00:00Z' },
    }),
    [getFuturesProfile.path]: () => ({ nextRolloverDate: '2030-01-02T08:00:00Z', contractRollover: true }),
    [getUserConfiguration.path]: () => ({ data: { contestsVisibility: ranks > 0 } }),
    [createContestToken.path]: () => ({ contestUserToken: 'token' }),
    // The leader's return changes with every request: no two responses are equal.
    [getContestForUser.path]: () => {
      const [leader] = contest.leaderboard
      if (leader) leader.roi = (900 + random() * 100).toFixed(2)
      return contest
    },
    [listActiveContests.path]: () => ({ list: [] }),
    [listHistoryContests.path]: () => ({ list: [] }),
  }
}
