import { getContestForUser } from '../src/api/contest.ts'
import { listOrders } from '../src/api/order.ts'
import { CONTEST_REFRESH_MS, TRADING_REFRESH_MS } from '../src/constants/limits.ts'
import type { Pace } from './browser.ts'
import { CONTEST } from './exchange.ts'

/** A page to measure, how it is opened, and which of its calls marks a refresh. */
export interface Target {
  path: string
  storage: Record<string, string>
  refresh: string
  /** Must be visible before anything is measured. */
  ready: string
}

const AMOUNT = 'form input[inputmode=decimal]'

/** Shows all orders, so that all pages fetch the same data. The third party's chart is an empty frame. */
export const OURS: Target = {
  path: '/futures/market/BTC-USDC',
  storage: { nightMode: 'true' },
  refresh: listOrders.path,
  ready: AMOUNT,
}
/** With our own chart, redrawn on every refresh; the other pages have none. */
export const OURS_WITH_CHART: Target = { ...OURS, storage: { ...OURS.storage, futuresChart: 'own' } }
export const FLOOR: Target = { ...OURS, path: '/floor/', storage: {} }
export const REACT_HELLO: Target = { ...FLOOR, path: '/react/hello.html', ready: 'h1' }
export const REACT_TABLE: Target = { ...FLOOR, path: '/react/table.html' }
export const CONTEST_PAGE: Target = {
  ...OURS,
  path: `/futures/contests/${CONTEST}`,
  refresh: getContestForUser.path,
  ready: 'table',
}
export const WEBVIEW: Target = { ...CONTEST_PAGE, path: `/futures/mcontests/${CONTEST}?token=token` }

/** Unthrottled. */
export const READ: Pace = { from: TRADING_REFRESH_MS, to: TRADING_REFRESH_MS }
/** Shorter refresh intervals keep a run short; the large load needs longer ones, or refreshes would pile up. */
export const FAST: Pace = { from: TRADING_REFRESH_MS, to: 200 }
export const LARGE_FAST: Pace = { from: TRADING_REFRESH_MS, to: 500 }
export const CONTEST_FAST: Pace = { from: CONTEST_REFRESH_MS, to: 2_000 }
