import { createOrder } from '../../../src/wire/order.ts'
import { again, doubled, OUTCOME } from '../../monkey/quiet.ts'
import { CALM } from '../network.ts'
import type { Page } from '../page.ts'
import type { LawOf } from './law.ts'

/** What comes of a press is said once: by one region, not again at the next poll, and once for each order that was accepted. */
export const once: LawOf = (world) => {
  const { tabs, network } = world
  const judged = new WeakMap<Page, number>()
  return {
    name: 'once',
    after: () =>
      tabs.flatMap(({ page, name }) => {
        if (!page) return []
        const { said } = page.heard
        const fresh = said.slice(judged.get(page) ?? 0)
        judged.set(page, said.length)
        const asked = network.sent.filter((call) => call.page === page && call.path === createOrder.path)
        const outcomes = said.filter(({ text }) => OUTCOME.test(text))
        return [
          ...doubled(fresh).map((text) => `${name} says “${text}” twice at once`),
          ...(outcomes.length > asked.length + 1 ? [`${name} has told ${outcomes.length} times how an order ended, of ${asked.length}`] : []),
          // What is lost, refused or away may be said as often as it is so.
          ...(network.weather === CALM ? again(fresh.filter(({ at, text }) => at > world.actedAtMs && !OUTCOME.test(text))).map((text) => `${name} says “${text}” again, though nobody has done anything since`) : []),
        ]
      }),
    atRest: () =>
      tabs.flatMap(({ page, name }) => {
        if (!page?.inside || page.isGone || page.inside.session.isLeaving()) return []
        const accepted = network.answered.filter((call) => call.page === page && call.path === createOrder.path && call.isGood && (call.fate === 'fine' || call.fate === 'late'))
        const told = page.heard.said.filter(({ text }) => OUTCOME.test(text))
        return told.length < accepted.length ? [`${name} has told of ${told.length} orders, of ${accepted.length} that were accepted`] : []
      }),
  }
}
