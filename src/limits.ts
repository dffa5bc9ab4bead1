/** Every number of specification §9 (and of the contract), with its unit. */

// Time, in milliseconds.
export const TRADING_REFRESH_MS = 3_000
export const WALLET_POLL_MS = 2_000
/** A payment that takes longer is said to take long; it is asked for all the same. */
export const PAYMENT_SLOW_MS = 60_000
/** An open contest is read anew; its leaderboard is drawn up once an hour. */
export const CONTEST_REFRESH_MS = 60_000
export const TOAST_MS = 5_000
export const SESSION_MARKER_MS = 30 * 60_000
export const REQUEST_DEADLINE_MS = 10_000
/** For one file of code; the largest is 50 kB. */
export const CODE_DEADLINE_MS = 30_000
/** Characters of an answer; 100,000 ranks of a leaderboard are 7 million. Whatever is longer is none of ours. */
export const MAX_ANSWER_CHARACTERS = 16_000_000
/** From here on an answer is received, parsed and read in turns of their own. */
export const LONG_ANSWER_CHARACTERS = 1_000_000
export const TERMINATE_DEADLINE_MS = 2_000
/** Two missed refreshes and the time of one answer: from here on a number is marked stale. */
export const STALE_AFTER_MS = 2 * TRADING_REFRESH_MS + 1_500
/** A market order is held back when its price is older. */
export const PRICE_MAX_AGE_MS = 10_000
/** Longest wait between two polls while the exchange does not answer. */
export const POLL_BACKOFF_MAX_MS = 30_000
/** An order whose answer was lost counts as not arrived only after this time and this many good looks. */
export const VERIFY_FOR_MS = 15_000
export const VERIFY_EVERY_MS = 3_000
export const VERIFY_CONCLUSIVE_CHECKS = 3
/** A third-party chart that is not ready by then gives way to our own. */
export const CHART_DEADLINE_MS = 5_000
export const DEPARTURES_WINDOW_MS = 60_000
/** At most one reload for missing code within this time. */
export const RELOAD_WINDOW_MS = 60_000
/** Longest time the exchange can ask to be left alone for (Retry-After). */
export const RETRY_AFTER_MAX_MS = 60_000

// Counts.
export const MAX_DEPARTURES = 3
export const READ_RETRIES = 2
/** Entries of a list that are read in one go: new orders, the slowest of all, take some 20 ms. */
export const READ_SLICE = 2_000
export const ORDERS_PAGE_SIZE = 10
export const LEADERBOARD_PAGE_SIZE = 10
/** Markets on one page of the fees: a few screens, of a phone's cards too. */
export const FEE_ROWS = 50
export const FEE_CARDS = 20
export const PAY_CODE_LENGTH = 6
export const MAX_INTEGER_DIGITS = 10
export const DEFAULT_PRECISION = 8
export const MAX_PRECISION = 18
/** Decimals of fees and of P&L. */
export const MONEY_DECIMALS = 4

// Choices.
export const LEVERAGES = [10, 20, 50, 100] as const
export type Leverage = (typeof LEVERAGES)[number]
export const DEFAULT_LEVERAGE: Leverage = 10
export const SLIDER_MARKS = [0, 25, 50, 75, 100] as const
export const LANGUAGES = ['en', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'
export type Theme = 'dark' | 'light'
/** The settlement currency, whatever the server says. */
export const SETTLEMENT_CURRENCY = 'KXT'
/** What prize pools are told in within the lists of contests. */
export const LISTED_POOL_CURRENCY = 'USDC'
/** Shown as is: the exchange tells no maintenance rate. */
export const MAINTENANCE_RATE = '0.005'
