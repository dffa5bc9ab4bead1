import { getContest, getContestForUser, listActiveContests, listHistoryContests } from '../src/api/contest.ts'
import type { Endpoint } from '../src/api/endpoint.ts'
import { createContestToken } from '../src/api/joining.ts'
import { getPrice, listFeeRates, listMarkets } from '../src/api/market.ts'
import { listOrders } from '../src/api/order.ts'
import { closeOrder, createOrder } from '../src/api/orderChanges.ts'
import {
  checkAvailability,
  getFuturesProfile,
  getUserConfiguration,
  getUserProfile,
  USER_FUTURES_CONFIG,
} from '../src/api/user.ts'
import { listWallets } from '../src/api/wallet.ts'
import type { Profile } from './check.ts'
import type { Context } from './context.ts'

/** Calls each profile requires: without data from them, there is no verdict. */
export const REQUIRED: Readonly<Record<Profile, readonly Endpoint[]>> = {
  public: [listMarkets, getPrice],
  trader: [
    checkAvailability,
    getUserProfile,
    getFuturesProfile,
    getUserConfiguration,
    listWallets,
    listOrders,
    listFeeRates,
  ],
  contest: [createContestToken, listActiveContests, listHistoryContests],
  changes: [createOrder, closeOrder],
}

/** Number of markets, and of contests, requested individually. */
const SOME = 3

const some = <Item>(items: Iterable<Item>): Item[] => [...items].slice(0, SOME)

async function readPublic(context: Context) {
  const list = await context.get(listMarkets)
  for (const { market } of some(list?.markets.items ?? [])) await context.ask(getPrice, { market })
}

async function readTrader(context: Context) {
  for (const endpoint of [checkAvailability, getUserProfile, getFuturesProfile, listWallets, listFeeRates])
    await context.ask(endpoint)
  await context.ask(getUserConfiguration, { id: USER_FUTURES_CONFIG })
  const orders = await context.get(listOrders)
  const markets = some(new Set(orders?.orders.items.map(({ market }) => market)))
  for (const market of markets) await context.ask(listOrders, { market })
}

async function readContests(context: Context) {
  const token = await context.get(createContestToken)
  const lists = [await context.get(listActiveContests), await context.get(listHistoryContests)]
  for (const { contestId } of lists.flatMap((list) => some(list?.list.items ?? []))) {
    await context.ask(getContest, { contestId })
    if (token !== null) await context.ask(getContestForUser, { contestId, contestUserToken: token.contestUserToken })
  }
}

/** Sends a page's requests, twice if the response must not change in between. */
export async function readAll(context: Context, profile: Profile): Promise<void> {
  const reads = { public: readPublic, trader: readTrader, contest: readContests, changes: () => Promise.resolve() }[
    profile
  ]
  await reads(context)
  await reads(context)
}
