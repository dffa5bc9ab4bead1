import { createOrder } from '../../../../src/api/orderChanges.ts'
import { OUTCOME } from '../../invariants/announcements.ts'
import type { InvariantOf } from './invariant.ts'

/** The outcome of every accepted order is announced. */
export const outcomeAnnounced: InvariantOf = ({ tabs, network }) => ({
  atRest: () =>
    tabs.flatMap(({ page, name }) => {
      if (!page?.inside || page.isGone || page.inside.session.isOver()) return []
      const accepted = network.answered.filter(
        (call) =>
          call.page === page &&
          call.path === createOrder.path &&
          call.isGood &&
          (call.fate === 'fine' || call.fate === 'late'),
      )
      const ends = page.announcements.texts.filter(({ text }) => OUTCOME.test(text))
      return ends.length < accepted.length
        ? [`${name} has told of ${ends.length} orders, of ${accepted.length} that were accepted`]
        : []
    }),
})
