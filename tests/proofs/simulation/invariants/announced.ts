import { createOrder } from '../../../../src/api/orderChanges.ts'
import { LANGUAGES } from '../../../../src/constants/limits.ts'
import { textAt } from '../../../textAt.ts'
import { CALM } from '../network.ts'
import type { SpokenText } from '../recordAnnouncements.ts'
import type { Page } from '../tab.ts'
import type { InvariantOf } from './invariant.ts'

const asPattern = (text: string) =>
  text
    .split(/\{\{\w+\}\}/)
    .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+')
/** All texts below a key, or the text at it. */
const textsBelow = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(textsBelow) // throws if there is none
/** Matches texts that start with any text of the app below these keys. */
const startingWith = (...keys: string[]) =>
  new RegExp(
    `^(?:${LANGUAGES.flatMap((language) => keys.flatMap((key) => textsBelow(textAt(language, key)).map(asPattern))).join('|')})`,
  )

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
const OUTCOME = startingWith('dashboard.createOrderSuccess', 'dashboard.createOrder.refused', 'orderForm.happenedTitle')
const outcomesIn = (said: readonly SpokenText[]) => said.filter(({ text }) => OUTCOME.test(text)).length

/** Within this time, everything clicked, lost or slow has ended. */
const SETTLED_MS = 30_000
/** Two regions with the same text announce it at the same time, except for debouncing. */
const AT_ONCE_MS = 400
/** A shorter text is a word, such as a unit, with which two sentences may start. */
const LEAST_WORDS = 8
const isSame = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= LEAST_WORDS && (one.startsWith(other) || other.startsWith(one)))

/** Texts announced at the same time as a later one that is the same. */
const announcedTwice = (said: readonly SpokenText[]) =>
  said.filter(({ text, at }, nth) =>
    said.slice(nth + 1).some((other) => other.at - at <= AT_ONCE_MS && isSame(text, other.text)),
  )

/**
 * The outcome of every order is announced, and the result of a click by one region. While nobody acts and nothing is pending,
 * nothing is announced, regardless of what is open, except the exchange's actions.
 */
export const announced: InvariantOf = (world) => {
  const { tabs, network } = world
  const ordersOf = (page: Page) => network.sent.filter((call) => call.page === page && call.path === createOrder.path)
  /** Per page, the number of announcements already checked. */
  const judged = new WeakMap<Page, number>()
  return {
    after: () =>
      tabs.flatMap(({ page, name, isHidden, isOnline }) => {
        if (!page) return []
        const fresh = page.announcements.slice(judged.get(page) ?? 0)
        judged.set(page, page.announcements.length)
        const outcomes = outcomesIn(page.announcements)
        const orders = ordersOf(page).length
        const isSettled = page.inside?.session.isOver() === false && !page.inside.isUnsettled()
        return [
          ...announcedTwice(fresh.filter(({ isBorn }) => !isBorn)).map(
            ({ text }) => `${name} says “${text}” twice at once`,
          ),
          ...(outcomes > orders + 1 ? [`${name} has told ${outcomes} times how an order ended, of ${orders}`] : []),
          ...(network.weather === CALM && isSettled && !isHidden && isOnline
            ? fresh
                .filter(({ at, text }) => at - world.actedAtMs > SETTLED_MS && !NEWS.test(text))
                .map(({ at, text }) => `${name} says “${text}”, ${at - world.actedAtMs} ms after anything was done`)
            : []),
        ]
      }),
    atRest: () =>
      tabs.flatMap(({ page, name }) => {
        if (!page?.inside || page.inside.session.isOver()) return []
        const accepted = network.answered.filter(
          (call) => call.page === page && call.path === createOrder.path && call.isGood && call.fate !== 'odd',
        ).length
        const outcomes = outcomesIn(page.announcements)
        return outcomes < accepted ? [`${name} has told of ${outcomes} orders, of ${accepted} that were accepted`] : []
      }),
  }
}
