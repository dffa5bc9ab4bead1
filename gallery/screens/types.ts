import type { Persona } from '../../sandbox/engine/personas.ts'
import type { Exchange } from '../../sandbox/exchange.ts'
import type { FaultRequest } from '../../sandbox/faults.ts'
import type { config } from '../../src/platform/config.ts'

/** A text on the screen: a key ('orders.close'), with its values if any, or words that are no text of the product (a market). */
export type ScreenText =
  | string
  | readonly [key: string, values: Readonly<Record<string, string | number>>]
  | { plain: string }

/** One thing done on the way to a screen. */
export type Step = StepBody & {
  /** Only below this width, CSS px: the order form is behind a button on phones only. */
  onlyUnder?: number
  /** Only from this width on. */
  onlyFrom?: number
}
type StepBody =
  /** A button, tab, link or the label of a box, by the beginning of its name; the last of several. */
  | { press: ScreenText }
  /** An element without a name, by CSS selector; the first match. */
  | { pressAt: string }
  | { type: ScreenText; text: string }
  | { typeAt: string; text: string }
  /** Waits until it is to be read. */
  | { see: ScreenText }
  /** Seconds to advance: everything refreshes once. */
  | { passes: number }
  /** How the exchange answers from now on. */
  | { meets: readonly FaultRequest[] }
  /** A market's price moves there, and stays. */
  | { movesPrice: string; to: string }
  /** Its data from now on. */
  | { tells: Changes }
  /** A toast that cannot be caused here: for a new release, or for code that is always here. */
  | { toasts: 'success' | 'error' | 'info'; title: ScreenText; text: ScreenText; action?: ScreenText }
  /** What the browser does from now on. */
  | { browser: BrowserFault }
  /** Another tab stores a value; null removes it. */
  | { otherTab: string; stores: string | null }
  /** An error that nothing catches. */
  | { throws: string }

export type BrowserFault = 'isOffline' | 'copiesNothing' | 'sharesNothing' | 'drawsNothing' | 'framesNothing'

/** An answer of the exchange, changed: by the path of its call. */
export type Changes = Readonly<Record<string, (answer: never) => unknown>>

/** How to reach a screen, and its identifying text. */
export interface Setup {
  /** The demo trader if left out. */
  persona?: Persona
  /** Below the app's base; the trading page if left out. {lang} and {token} stand for the language, and the trader's contest token. */
  page?: string
  /** The exchange's state before the page is opened. */
  before?: (exchange: Exchange, email: string) => void
  /** Its faults from the start; without a count they apply always. */
  faults?: readonly FaultRequest[]
  changes?: Changes
  /** Local and session storage. */
  storage?: Readonly<Record<string, string>>
  tab?: Readonly<Record<string, string>>
  /** The page or the whole app throws where it is drawn, or the page's code does not come: not yet, or not before a reload. */
  breaks?: 'page' | 'app' | 'code' | 'codeOfOldRelease'
  /** The late part with these texts does not come. */
  missing?: string
  /** Fields of the run-time configuration that differ from the defaults. */
  configuration?: Partial<typeof config>
  steps?: readonly Step[]
  /** Visible text once it has loaded. */
  says?: ScreenText
  /** CSS selector of its part of the page, which is scrolled into view; an open dialog takes precedence. Default: the whole page. */
  part?: string
  /** It is a screen that waits. */
  isLoading?: true
}

/** One of the states in which a screen can be seen: a thousand rows, or a problem of a field. */
export interface Choice extends Setup {
  title: string
}

/** A place of the product that designers look up: a page, a part of one, a message. */
export interface Screen extends Setup {
  title: string
  /** Its purpose, and when it is shown. */
  about: string
  says: ScreenText
  /** The states it can be seen in; the first is the default. */
  choices?: Readonly<Record<string, Choice>>
  /** Other words it is searched by. */
  alsoCalled?: string
}

/** The screens of one part of the product. Its name is that in its address: #/screens/orders/positions. */
export interface Area {
  name: string
  title: string
  /** The part of its screens that name no other. */
  part?: string
  screens: Readonly<Record<string, Screen>>
}
