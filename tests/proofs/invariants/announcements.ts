import type { Announcements, SpokenText } from '../announcements/recordAnnouncements.ts'
import { startingWith } from './texts.ts'

/** Events that are announced at any time: the exchange's actions, an alert, the start or end of a contest. */
const NEWS = startingWith(
  'orderNews.one',
  'orderNews.many',
  'orderNews.rolled',
  'alerts:triggered.rises',
  'alerts:triggered.falls',
  'alerts:triggered.liquidation',
  'alerts:contest',
)

/** Titles of an order's outcome, in the form or in a toast. */
export const OUTCOME = startingWith(
  'dashboard.createOrderSuccess',
  'dashboard.createOrder.refused',
  'orderForm.happenedTitle',
)

/** Announcements that are not news. */
export const withoutNews = (said: readonly SpokenText[]): SpokenText[] => said.filter(({ text }) => !NEWS.test(text))

/** Two regions with the same text announce it at the same time, except for debouncing. */
const AT_ONCE_MS = 400
/** A shorter text is a word, such as a unit, with which two sentences may start. */
const LEAST_WORDS = 8
const isSame = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= LEAST_WORDS && (one.startsWith(other) || other.startsWith(one)))

/** Texts announced twice at the same time. */
export const announcedTwice = (said: readonly SpokenText[]): string[] =>
  said.flatMap(({ text, at, isBorn }, nth) =>
    !isBorn &&
    said.slice(nth + 1).some((other) => !other.isBorn && other.at - at <= AT_ONCE_MS && isSame(text, other.text))
      ? [text]
      : [],
  )

/** Texts announced again. */
export const repeatedTexts = (said: readonly SpokenText[]): string[] =>
  said.flatMap(({ text, isBorn }, nth) =>
    !isBorn && said.slice(0, nth).some((one) => !one.isBorn && one.text === text) ? [text] : [],
  )

/** Page, market, price, P&L and news mark may each change once. */
const MOST_TITLES = 6

/** The first title that exceeds the maximum number of changes within a second. */
export const restlessTitle = (titles: Announcements['titles']): string | undefined =>
  titles.find(({ at }, nth) => nth >= MOST_TITLES && at - (titles[nth - MOST_TITLES]?.at ?? 0) < 1_000)?.title
