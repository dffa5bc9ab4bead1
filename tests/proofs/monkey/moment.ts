import type { Action } from './action.ts'
import type { SpokenText } from '../announcements/recordAnnouncements.ts'
import type { Offer } from './offer.ts'
import type { TimedObservation } from './temporal.ts'

/** Announcements to a screen reader, with the parts that the invariants use. */
export interface PageView {
  /** Path of the address, and everything after the origin. */
  path: string
  address: string
  /** Every name and text. */
  texts: readonly string[]
  /** The same without focus and numbers, except those in fields: it changes with events, not with prices. */
  face: string
  /** Role and name of the focused element. */
  focus: string
  /** Announcements since the previous observation. */
  spokenTexts: readonly SpokenText[]
  title: string
  /** The browser's storage for this page. */
  stored: readonly (readonly [key: string, value: string])[]
  /** A title that the page has rewritten repeatedly. */
  restlessTitle: string | null
  /** Names of the open windows and lists, the last on top. */
  windows: readonly string[]
  /** A request is pending whose window must not close. */
  isBusy: boolean
  /** Messages about missing, stale or failed data, outside windows. */
  failures: readonly string[]
  /** What is announced: messages, problems, progress. */
  messages: readonly string[]
  /** LONG and SHORT, if present, and whether they are enabled. */
  sides: readonly { isDisabled: boolean }[]
  /** Whether the form is set to a market order. */
  isMarketOrder: boolean
  /** Wider than the window: it scrolls sideways. */
  isTooWide: boolean
  /** Elements behind an open dialog that a screen reader still reaches. */
  behind: readonly string[]
  offers: readonly Offer[]
}

/** An order requested by the page. */
export interface RequestedOrder {
  isMarketOrder: boolean
  /** Since the last successful price response, ms. */
  priceAgeMs: number
  /** Whether its amount was on the clicked button, or in a field inside the window. */
  isAmountInSight: boolean
}

/** One observation of the page, after an action of the monkey. */
export interface Moment extends TimedObservation, PageView {
  did: Action
  /** Whether the action came directly before this observation. */
  isFirstObservation: boolean
  /** Active faults of the exchange. */
  faults: readonly string[]
  /** Time of the last price response or page load. Epoch ms. */
  pricesAt: number
  /** Orders requested since the previous observation. */
  requestedOrders: readonly RequestedOrder[]
  /** Total of orders requested, and of clicks that may request one. */
  ordersRequested: number
  orderClicks: number
  /** Total number of order outcomes announced. */
  outcomesAnnounced: number
  /** Total of changes requested, copies, downloads, browser windows and answered browser prompts. */
  effects: number
  /** Data of another user that is shown, sent or stored. */
  others: readonly string[]
  /** Errors of the page since the previous observation. */
  troubles: readonly string[]
}
