import type { Deed } from './deed.ts'
import type { Said } from '../hearing/hear.ts'
import type { Offer } from './offer.ts'
import type { Timed } from './temporal.ts'

/** Announcements to a screen reader, with the parts that the invariants use. */
export interface Seen {
  /** Path of the address, and all of it that follows the origin. */
  path: string
  address: string
  /** Every name and text. */
  texts: readonly string[]
  /** The same without focus and numbers but those in fields: it changes when something happens, not with a price. */
  face: string
  /** Role and name of what has the focus. */
  focus: string
  /** What was said since the last look. */
  said: readonly Said[]
  title: string
  /** What the browser keeps for this page. */
  stored: readonly (readonly [key: string, value: string])[]
  /** A title that the page has rewritten again and again. */
  restlessTitle: string | null
  /** Names of the open windows and lists, the last on top. */
  windows: readonly string[]
  /** A request is under way whose window must not close under it. */
  isBusy: boolean
  /** What says that something is missing, old or failed, outside of windows. */
  failures: readonly string[]
  /** What is announced: messages, problems, progress. */
  told: readonly string[]
  /** The two buttons that place an order, if they are there, and whether they can be pressed. */
  sides: readonly { isHeldBack: boolean }[]
  /** Whether the form makes a market order. */
  isMarketOrder: boolean
  /** Wider than the window: it can be pushed sideways. */
  isTooWide: boolean
  /** Things on the page behind an open dialog that a screen reader still finds. */
  behind: readonly string[]
  offers: readonly Offer[]
}

/** An order that the page asked for. */
export interface Asked {
  isMarketOrder: boolean
  /** Since the last good answer with prices, ms. */
  priceAgeMs: number
  /** Whether its amount stood in the button that was pressed, or in a field inside the window. */
  isAmountInSight: boolean
}

/** One look at the page, after what the monkey did. */
export interface Moment extends Timed, Seen {
  did: Deed
  /** Whether it was done just before this look, not before an earlier one. */
  isFirstLook: boolean
  /** Faults of the exchange that are on. */
  faults: readonly string[]
  /** When an answer with prices last came, or the page was loaded. Epoch ms. */
  pricesAt: number
  /** Orders that the page has asked for since the last look. */
  asked: readonly Asked[]
  /** All orders asked for, and all presses that may ask for one. */
  askedInAll: number
  pressedInAll: number
  /** So often it was said how an order ended, ever. */
  toldInAll: number
  /** Changes asked for, copies, downloads, windows of the browser, answers to its questions: so many, ever. */
  effects: number
  /** What is read, sent or stored of another user than the one who is logged in. */
  others: readonly string[]
  /** Errors of the page since the last look. */
  troubles: readonly string[]
}
