import type { Heard, Said } from '../hearing/hear.ts'
import { beginning } from './texts.ts'

/** Events that are announced at any time: the exchange's actions, an alert, the start or end of a contest. */
const NEWS = beginning('orderNews.one', 'orderNews.many', 'orderNews.rolled', 'alerts:told.rises', 'alerts:told.falls', 'alerts:told.liquidation', 'alerts:contest')

/** How an order ended, where its form is, or elsewhere. */
export const OUTCOME = beginning('dashboard.createOrderSuccess', 'dashboard.createOrder.refused', 'orderForm.happenedTitle')

/** What is said, though it is no news. */
export const idle = (said: readonly Said[]): Said[] => said.filter(({ text }) => !NEWS.test(text))

/** Two regions that say the same do so at the same time, but for what one of them waits. */
const AT_ONCE_MS = 400
/** Shorter than this it is a word, such as a unit, that two sentences may begin with. */
const LEAST_WORDS = 8
const isSame = (one: string, other: string) => one === other || (Math.min(one.length, other.length) >= LEAST_WORDS && (one.startsWith(other) || other.startsWith(one)))

/** The texts that are said twice at once. */
export const doubled = (said: readonly Said[]): string[] =>
  said.flatMap(({ text, at, isBorn }, nth) => (!isBorn && said.slice(nth + 1).some((other) => !other.isBorn && other.at - at <= AT_ONCE_MS && isSame(text, other.text)) ? [text] : []))

/** The texts that are said again. */
export const again = (said: readonly Said[]): string[] => said.flatMap(({ text, isBorn }, nth) => (!isBorn && said.slice(0, nth).some((one) => !one.isBorn && one.text === text) ? [text] : []))

/** A page, its market, a price, the P&L and a mark for news may each come by itself. */
const MOST_TITLES = 6

/** The title at which a page has had more of them within a second than anything that happens asks for. */
export const restlessTitle = (titles: Heard['titles']): string | undefined => titles.find(({ at }, nth) => nth >= MOST_TITLES && at - (titles[nth - MOST_TITLES]?.at ?? 0) < 1_000)?.title
