import { CONTEST_TOKEN, MAX_ANSWER_CHARACTERS, PRICE_MAX_AGE_MS, REQUEST_DEADLINE_MS } from '../constants/limits.ts'
import { getContest, getContestForUser, listActiveContests, listHistoryContests } from './contest.ts'
import type { Endpoint } from './endpoint.ts'
import { getPrice, listMarkets } from './market.ts'
import { listOrders } from './order.ts'
import {
  checkAvailability,
  getFuturesProfile,
  getUserConfiguration,
  getUserProfile,
  USER_FUTURES_CONFIG,
} from './user.ts'
import { listWallets } from './wallet.ts'

/** What every page of the shell starts with. */
export const SHELL_CALLS = [checkAvailability, getUserProfile, getFuturesProfile, getUserConfiguration]
/** And the trading page, of any market. */
export const PAGE_CALLS = [listMarkets, listWallets]
/** And of one market, which they carry; the orders without it, if those of all markets are shown. */
export const MARKET_CALLS = [getPrice, listOrders]

const rowOf = (endpoint: Endpoint) => [endpoint.path, endpoint.isPublic ? 'omit' : 'include'] as const
const withPayload = (endpoint: Endpoint) =>
  [...rowOf(endpoint), endpoint === getUserConfiguration ? { id: USER_FUTURES_CONFIG } : {}] as const

const firstCalls = () => ({
  shell: SHELL_CALLS.map(withPayload),
  page: PAGE_CALLS.map(withPayload),
  /** `true`: may be without the market. */
  marketPage: MARKET_CALLS.map((endpoint) => [...rowOf(endpoint), endpoint === listOrders] as const),
  /** The contest lists of the webview, which has neither shell nor session. */
  webview: [listActiveContests, listHistoryContests].map(withPayload),
  /** With the contest in the address as payload, and the token from there. */
  contest: { forUser: rowOf(getContestForUser), forAnybody: rowOf(getContest), token: CONTEST_TOKEN.source },
  deadlineMs: REQUEST_DEADLINE_MS,
  maxCharacters: MAX_ANSWER_CHARACTERS,
  /** How long the first price of the loader may be shown. */
  priceMaxAgeMs: PRICE_MAX_AGE_MS,
})

/**
 * The requests that every page of the shell, of the trading page, or of the webview always makes. The page's first script
 * (public/assets/start.js) sends them before the app's code has loaded; the app prefetches them by the same lists
 * (queries/startPage.ts). Reads only. Marked as free of side effects, so that the app's code contains the lists alone.
 */
export const FIRST_CALLS = /* @__PURE__ */ firstCalls()
