import type { QueryCache } from '@tanstack/react-query'
import { PAY_CODES } from '../../../../sandbox/codes.ts'
import type { ReadableList } from '../../../../src/api/listOf.ts'
import type { Order } from '../../../../src/api/order.ts'
import { closeOrder } from '../../../../src/api/orderChanges.ts'
import { setContractRollover } from '../../../../src/api/user.ts'
import { check, type Finding as Found } from '../../history/check.ts'
import type { Tab } from '../tab.ts'
import type { InvariantOf } from './invariant.ts'

const CLOSED = 4
const stages: Readonly<Record<string, number>> = {
  NEW: 1,
  ACTIVATING: 2,
  ACTIVE: 3,
  ACTIVATING_FAIL: CLOSED,
  CLOSED,
  CANCELED: CLOSED,
}

// Sending it again is harmless, so one check suffices to report that it did not arrive, however late it does.
const isHarmless = ({ rule, text }: Found) => rule === 'thereNotDone' && text.startsWith(setContractRollover.path)
// A failed payment leaves the wallet unchanged, so the wallet shows that nothing arrived.
const isUnpaid = ({ rule, text }: Found) =>
  rule === 'thereNotDone' && text.includes('payCode') && !text.includes(PAY_CODES.valid)

/** Outcomes shown by all pages, compared with the exchange's journal; and no page shows an older state of an order after a newer one. */
export const truth: InvariantOf = (world) => {
  const { tabs, network, recorders } = world
  const watched = new WeakSet<object>()
  const findings = (isMeant: (found: Found) => boolean) =>
    recorders
      .flatMap((recorder) => check(recorder.history()))
      .filter((found) => isMeant(found) && !isHarmless(found) && !isUnpaid(found))
      .map(({ rule, text }) => `${rule}: ${text}`)

  /** Every list that the page shows, including one that is replaced at once. An order is closed from the answer to its closing on. */
  function watch({ page }: Tab) {
    if (!page?.inside || watched.has(page)) return
    watched.add(page)
    const { recorder, queryClient, session } = page.inside
    const { email } = world
    const cache = queryClient.getQueryCache()
    const closings = () =>
      network.answered.filter(
        (one) => one.page === page && one.path === closeOrder.path && one.isGood && one.fate !== 'odd',
      )
    const show = ({ queryKey, state }: ReturnType<QueryCache['getAll']>[number]) => {
      const list = state.data as ReadableList<Order> | undefined // of an orders query
      if (!list || page.isGone || session.isOver() || world.email !== email) return
      const of = queryKey.join(' ')
      const closed = closings().map(({ body }) => body)
      const ended = list.items.filter(({ orderId }) => closed.some((body) => body.includes(`"orderId":"${orderId}"`)))
      recorder.shown({ of, stages: Object.fromEntries(ended.map(({ orderId }) => [orderId, CLOSED])), isWhole: false })
      recorder.shown({
        of,
        stages: Object.fromEntries(list.items.map(({ orderId, state: its }) => [orderId, stages[its] ?? 0])),
        isWhole: list.unreadable === 0,
      })
    }
    for (const query of cache.findAll({ queryKey: ['orders'] })) show(query)
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[0] === 'orders')
        show(event.query)
    })
  }

  return {
    after: () => {
      for (const tab of tabs) watch(tab)
      return findings(({ rule }) => rule !== 'unresolved')
    },
    atRest: () => findings(() => true),
  }
}
