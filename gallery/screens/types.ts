import type { Exchange } from '../../sandbox/exchange.ts'
import type { Persona } from '../../sandbox/engine/personas.ts'
import type { FaultRequest } from '../../sandbox/faults.ts'

/**
 * What is to be read on the screen: a text's key ('orders.close', 'palette:nothing'), with its values where it has some,
 * or words that are no text of the product (a market, a contest).
 */
export type ScreenText = string | readonly [key: string, values: Readonly<Record<string, string | number>>] | { plain: string }

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
  /** What has no name, by a CSS selector; the first of several. */
  | { pressAt: string }
  | { type: ScreenText; text: string }
  | { typeAt: string; text: string }
  /** 'k' with Ctrl, or a single key, pressed anywhere on the page. */
  | { key: string; isCtrl?: true }
  /** Waits until it is to be read. */
  | { see: ScreenText }
  /** Seconds that pass at once: what refreshes does so, once. */
  | { passes: number }
  /** How the exchange answers from now on. */
  | { meets: readonly FaultRequest[] }
  /** A market's price moves there, and stays. */
  | { movesPrice: string; to: string }
  /** What it tells from now on. */
  | { tells: Changes }
  /** A message of a part that cannot be brought to say it here: one that comes with a new release, or with code that is missing. */
  | { toasts: 'success' | 'error' | 'info'; title: ScreenText; text: ScreenText; action?: ScreenText }
  | { goesOffline: true }
  /** Another tab stores a value; null removes it. */
  | { otherTab: string; stores: string | null }
  /** An error that nothing catches. */
  | { throws: string }

/** An answer of the exchange, changed: by the path of its call. */
export type Changes = Readonly<Record<string, (answer: never) => unknown>>

/** Where and how a screen is reached, and what is to be read there. */
export interface Setup {
  /** The demo trader if left out. */
  persona?: Persona
  /** Below the app's base: '/market/BTC-USDC'. {lang} and {token} stand for the language, and the trader's contest token. */
  page?: string
  /** What the exchange has done before the page is opened. */
  before?: (exchange: Exchange, email: string) => void
  /** How it answers from the start, unless the fault says how often: always. */
  faults?: readonly FaultRequest[]
  changes?: Changes
  /** What the browser has stored for good, and for this tab. */
  storage?: Readonly<Record<string, string>>
  tab?: Readonly<Record<string, string>>
  /** The page throws where it is drawn, or its code does not come. */
  breaks?: 'page' | 'code'
  steps?: readonly Step[]
  /** What is to be read once it is there, by somebody who sees. */
  says?: ScreenText
  /** CSS selector of its part of the page, which is brought into sight; a dialog comes first. Without one the whole page. */
  part?: string
  /** It is a screen that waits. */
  isLoading?: true
}

/** One setting of a control. */
export interface Choice extends Setup {
  title: string
}

/** What can be varied of a screen: the amount of rows, the problem of a field. The first choice is the default. */
export interface Control {
  title: string
  choices: Readonly<Record<string, Choice>>
}

/** A place of the product that designers look up: a page, a part of one, a message. */
export interface Screen extends Setup {
  title: string
  /** What it is for, and when it is seen. */
  about: string
  page: string
  says: ScreenText
  controls?: Readonly<Record<string, Control>>
  /** Other words it is searched by. */
  alsoCalled?: string
  /** The situations of tests/browser/e2e/sweep*.spec.ts that are this screen. */
  sweeps?: readonly string[]
}

/** The screens of one part of the product. Its name is that in its address: #/screens/orders/positions. */
export interface Area {
  name: string
  title: string
  screens: Readonly<Record<string, Screen>>
}
