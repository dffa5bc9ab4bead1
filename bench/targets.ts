import { CONTEST_REFRESH_MS, TRADING_REFRESH_MS } from '../src/constants/limits.ts'
import { getContestForUser } from '../src/api/contest.ts'
import { listOrders } from '../src/api/order.ts'
import type { Pace } from './browser.ts'
import { CONTEST } from './exchange.ts'

/** What is measured: a page, how it is opened, and which of its calls marks a refresh. */
export interface Target {
  path: string
  storage: Record<string, string>
  refresh: string
  /** What must be there before anything is measured. */
  ready: string
}

const AMOUNT = 'form input[inputmode=decimal]'

/** All orders are shown, so that all pages read the same. The third party's chart stands empty. */
export const OURS: Target = {
  path: '/futures/market/BTC-USDC',
  storage: { allMarkets: 'true', nightMode: 'true' },
  refresh: listOrders.path,
  ready: AMOUNT,
}
/** With the chart of our own, drawn at every refresh; the others have none. */
export const OURS_WITH_CHART: Target = { ...OURS, storage: { ...OURS.storage, futuresChart: 'own' } }
export const FLOOR: Target = { ...OURS, path: '/floor/', storage: {} }
export const REACT_HELLO: Target = { ...FLOOR, path: '/react/hello.html', ready: 'h1' }
export const REACT_TABLE: Target = { ...FLOOR, path: '/react/table.html' }
export const CONTEST_PAGE: Target = { ...OURS, path: `/futures/contests/${CONTEST}`, refresh: getContestForUser.path, ready: 'table' }
export const WEBVIEW: Target = { ...CONTEST_PAGE, path: `/futures/mcontests/${CONTEST}?token=token` }

/** Refreshes as they are. */
export const READ: Pace = { from: TRADING_REFRESH_MS, to: TRADING_REFRESH_MS }
/** So that a run ends. The large load needs longer than the small, or refreshes would pile up. */
export const FAST: Pace = { from: TRADING_REFRESH_MS, to: 200 }
export const LARGE_FAST: Pace = { from: TRADING_REFRESH_MS, to: 500 }
export const CONTEST_FAST: Pace = { from: CONTEST_REFRESH_MS, to: 2_000 }
