import { CONTEST_TOKEN, MAX_ANSWER_CHARACTERS, PRICE_MAX_AGE_MS, REQUEST_DEADLINE_MS } from '../constants/limits.ts'
import { getContest, getContestForUser, listActiveContests, listHistoryContests } from './contest.ts'
import type { Endpoint } from './endpoint.ts'
import { getPrice, listMarkets } from './market.ts'
import { listOrders } from './order.ts'
import { checkAvailability, getFuturesProfile, getUserConfiguration, getUserProfile, USER_FUTURES_CONFIG } from './user.ts'
import { listWallets } from './wallet.ts'

const credentials = ({ isPublic }: Endpoint) => (isPublic ? 'omit' : 'include')
// Marked as side-effect free, so that the app keeps only the lists it starts with.
/* @__NO_SIDE_EFFECTS__ */
const row = (endpoint: Endpoint, payload = {}) => [endpoint.path, credentials(endpoint), payload] as const
/* @__NO_SIDE_EFFECTS__ */
const marketRow = (endpoint: Endpoint, mayBeAll: boolean) => [endpoint.path, credentials(endpoint), mayBeAll] as const

/** What every page of the shell starts with. */
export const SHELL_CALLS = [row(checkAvailability), row(getUserProfile), row(getFuturesProfile), row(getUserConfiguration, { id: USER_FUTURES_CONFIG })]
/** And the trading page, of any market. */
export const PAGE_CALLS = [row(listMarkets), row(listWallets)]
/** Of one market, with it as payload; `true`: without it if the orders of all markets are shown. */
export const MARKET_CALLS = [marketRow(getPrice, false), marketRow(listOrders, true)]

/**
 * The requests that every page of the shell, of the trading page, or of the webview always makes. The page's first script
 * (public/assets/start.js) sends them before the app's code has loaded; the app prefetches them by the same lists
 * (queries/startPage.ts). Reads only.
 */
export const FIRST_CALLS = {
  shell: SHELL_CALLS,
  page: PAGE_CALLS,
  marketPage: MARKET_CALLS,
  /** The contest lists of the webview, which has neither shell nor session. */
  webview: [row(listActiveContests), row(listHistoryContests)],
  /** With the contest in the address as payload, and the token from there. */
  contest: {
    forUser: [getContestForUser.path, credentials(getContestForUser)],
    forAnybody: [getContest.path, credentials(getContest)],
    token: CONTEST_TOKEN.source,
  },
  deadlineMs: REQUEST_DEADLINE_MS,
  maxCharacters: MAX_ANSWER_CHARACTERS,
  /** How long the first price of the loader may be shown. */
  priceMaxAgeMs: PRICE_MAX_AGE_MS,
} as const
