import { createOrder } from '../../../../src/api/orderChanges.ts'
import { repeatedTexts, announcedTwice, OUTCOME } from '../../invariants/announcements.ts'
import { CALM } from '../network.ts'
import type { Page } from '../page.ts'
import type { InvariantOf } from './invariant.ts'

/** The result of a click is announced once: by one region, and not again with the next poll. */
export const announcedOnce: InvariantOf = (world) => {
  const { tabs, network } = world
  const judged = new WeakMap<Page, number>()
  return {
    after: () =>
      tabs.flatMap(({ page, name }) => {
        if (!page) return []
        const { texts } = page.announcements
        const fresh = texts.slice(judged.get(page) ?? 0)
        judged.set(page, texts.length)
        const requests = network.sent.filter((call) => call.page === page && call.path === createOrder.path)
        const outcomes = texts.filter(({ text }) => OUTCOME.test(text))
        return [
          ...announcedTwice(fresh).map((text) => `${name} says “${text}” twice at once`),
          ...(outcomes.length > requests.length + 1
            ? [`${name} has told ${outcomes.length} times how an order ended, of ${requests.length}`]
            : []),
          // Messages about lost, rejected or missing data may repeat as often as that happens.
          ...(network.weather === CALM
            ? repeatedTexts(fresh.filter(({ at, text }) => at > world.actedAtMs && !OUTCOME.test(text))).map(
                (text) => `${name} says “${text}” again, though nobody has done anything since`,
              )
            : []),
        ]
      }),
  }
}
