/** Every number of specification §9 (and of the contract), with its unit. */

// Time, in milliseconds.
/** Of prices, orders and balance; a sentence says *with every refresh*. What depends on it is derived from it here. */
export const TRADING_REFRESH_MS = 3_000
export const WALLET_POLL_MS = 2_000
/** A payment that takes longer gets a notice; polling continues. */
export const PAYMENT_SLOW_MS = 60_000
/** Refetch interval of an open contest; its leaderboard is updated once an hour. */
export const CONTEST_REFRESH_MS = 60_000
/** Of the active contests. */
export const CONTESTS_REFRESH_MS = 600_000
/** Of closed orders, while only results are on screen. */
export const RESULTS_REFRESH_MS = 30_000
/** Long work pauses after this time, so that the page can paint and respond. */
export const WORK_SLICE_MS = 8
export const TOAST_MS = 5_000
/** With a button: time to reach it by keyboard. */
export const TOAST_ACTION_MS = 20_000
/** Announcements that follow typing wait for a pause of this length. */
export const REST_MS = 500
export const SESSION_MARKER_MS = 30 * 60_000
export const REQUEST_DEADLINE_MS = 10_000
/** A response to a call of the page's first script is used up to this age. */
export const FIRST_CALL_MAX_AGE_MS = TRADING_REFRESH_MS
/** For one file of code or texts; the largest is 50 kB. */
export const CODE_DEADLINE_MS = 30_000
export const TERMINATE_DEADLINE_MS = 2_000
/** Two missed refreshes and the time of one response: older numbers are marked stale. */
export const STALE_AFTER_MS = 2 * TRADING_REFRESH_MS + 1_500
/** A market order is blocked if its price is older. */
export const PRICE_MAX_AGE_MS = 10_000
/** Longest wait between two polls while the exchange does not respond. */
export const POLL_BACKOFF_MAX_MS = 30_000
/** An order whose response was lost counts as not arrived only after this time and this many conclusive checks. */
export const VERIFY_FOR_MS = 15_000
export const VERIFY_EVERY_MS = 3_000
export const VERIFY_CONCLUSIVE_CHECKS = 3
/** A third-party chart that is not ready by then is replaced by our own. */
export const CHART_DEADLINE_MS = 5_000
export const DEPARTURES_WINDOW_MS = 60_000
/** At most one reload for missing code within this time. */
export const RELOAD_WINDOW_MS = 60_000
/** Longest Retry-After that is honoured. */
export const RETRY_AFTER_MAX_MS = 60_000

/**
 * When closing several, an order is not sent once sending has been blocked for this long (a rate limit): the longest pause.
 */
export const CLOSE_PATIENCE_MS = RETRY_AFTER_MAX_MS + 5_000

/** A row that has just moved under the pointer ignores presses for this long: longer than a hand needs to notice and stop. */
export const ROW_STILL_MS = 500

/** Refetch interval of prices in a hidden tab, while an alert is set. */
export const ALERT_REFRESH_MS = 60_000
/** How often to check for a new release and, once there is one, for a quiet moment to offer it. */
export const RELEASE_CHECK_MS = 300_000
export const QUIET_CHECK_MS = 5_000

/** An alert can trigger again once the price has been this far from its level, as a share of the level. */
export const ALERT_REARM_SHARE = 0.002

/** Format of a contest user token, from the webview's address or its host. Passed to public/assets/start.js with the first calls. */
export const CONTEST_TOKEN = /^[!-~]{1,512}$/

// Counts.
/** Characters of a response; a leaderboard of 100,000 ranks has 7 million. Longer responses are rejected. */
export const MAX_ANSWER_CHARACTERS = 16_000_000
/** From this length, a response is received, parsed and validated in separate tasks. */
export const LONG_ANSWER_CHARACTERS = 1_000_000
/** States and reasons of an order as the exchange names them; a longer one is cut. */
export const CODE_CHARACTERS = 100
/** Names of contests; a longer one is cut. */
export const CONTEST_NAME_CHARACTERS = 120
export const MAX_ALERTS = 50
export const MAX_DEPARTURES = 3
export const READ_RETRIES = 2
/** Entries of a list parsed in one task: 2,000 new orders, the slowest case, take about 20 ms. */
export const READ_SLICE = 2_000
export const ORDERS_PAGE_SIZE = 10
export const LEADERBOARD_PAGE_SIZE = 10
/** With fewer trades than this, results have no percentages. */
export const TOO_FEW_TRADES = 20
/** Rows per page of a results table; the hours of a day fit on one page. */
export const RESULT_ROWS = 24
/** Markets per page of the fees: a few screens, also as cards on a phone. */
export const FEE_ROWS = 50
export const FEE_CARDS = 20
export const PAY_CODE_LENGTH = 6
export const MAX_INTEGER_DIGITS = 10
export const DEFAULT_PRECISION = 8
export const MAX_PRECISION = 18
/** Decimals of a stop loss or take profit that is not typed as a price. */
export const LEVEL_DECIMALS = 8
/** Decimals of fees and of P&L. */
export const MONEY_DECIMALS = 4

/** The exchange does not report how often funding is charged: assumed to be every eight hours, as usual. */
export const FUNDINGS_PER_DAY = 3

// Choices.
export const LEVERAGES = [10, 20, 50, 100] as const
export type Leverage = (typeof LEVERAGES)[number]
export const DEFAULT_LEVERAGE: Leverage = 10
/** Units of a stop loss or take profit: price, % from the entry, KXT won or lost, % of the margin. */
export const LEVEL_UNITS = ['price', 'percent', 'money', 'return'] as const
export type LevelUnit = (typeof LEVEL_UNITS)[number]
/** Units of an order's amount: its margin, its value (margin × leverage), or the market's coin. */
export const AMOUNT_UNITS = ['margin', 'value', 'coin'] as const
export type AmountUnit = (typeof AMOUNT_UNITS)[number]
/** How prices are shown: the vendor's chart, our own chart, or a table. */
export const CHART_KINDS = ['vendor', 'own', 'table'] as const
export type ChartKind = (typeof CHART_KINDS)[number]
/** Choices for the largest loss, as shares of the available balance. */
export const RISKS = ['0.5%', '1%', '2%'] as const
export const DEFAULT_RISK = '1%'
export const SLIDER_MARKS = [0, 25, 50, 75, 100] as const
export const LANGUAGES = ['en', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'
export type Theme = 'dark' | 'light'
/** Currency of prize pools in the contest lists. */
export const LISTED_POOL_CURRENCY = 'USDC'
/** Displayed as is: the exchange sends no maintenance rate. */
export const MAINTENANCE_RATE = '0.005'
