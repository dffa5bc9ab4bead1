import type { ReadableList } from '../../../../src/api/listOf.ts'
import type { Order } from '../../../../src/api/order.ts'
import { closeOrder } from '../../../../src/api/orderChanges.ts'
import { orderTab } from '../../../../src/domain/order/orderTabs.ts'
import type { Page } from '../page.ts'
import type { InvariantOf } from './invariant.ts'

/**
 * An order once shown as closed is never shown as open again: an older response never replaces a newer one. Nor does a list show it
 * as open after the response to its closing: earlier requests are discarded.
 */
export const closed: InvariantOf = ({ tabs, network }) => {
  const watched = new WeakSet<Page>()
  const wrong: string[] = []
  const isAnswered = (page: Page, orderId: string) =>
    network.answered.some(
      (one) =>
        one.page === page &&
        one.path === closeOrder.path &&
        one.isGood &&
        (one.fate === 'fine' || one.fate === 'late') &&
        one.body.includes(`"orderId":"${orderId}"`),
    )

  /** Every displayed list, including one that is replaced immediately. */
  function watch(page: Page, name: string) {
    const { inside } = page
    if (!inside || watched.has(page)) return
    watched.add(page)
    const lists = new Map<string, Set<string>>()
    inside.queryClient.getQueryCache().subscribe((event) => {
      if (
        event.type !== 'updated' ||
        event.action.type !== 'success' ||
        event.query.queryKey[0] !== 'orders' ||
        page.isGone ||
        inside.session.isOver()
      )
        return
      const { queryHash, state } = event.query
      const orders = state.data as ReadableList<Order> | undefined // of an orders query
      const before = lists.get(queryHash) ?? new Set()
      lists.set(queryHash, before)
      for (const order of orders?.items ?? []) {
        const tab = orderTab(order)
        if (tab === 'history' || tab === null) before.add(order.orderId)
        else if (before.has(order.orderId))
          wrong.push(`${name} shows ${order.orderId} as ${order.state}, which it has shown closed`)
        else if (isAnswered(page, order.orderId))
          wrong.push(`${name} shows ${order.orderId} as ${order.state}, after the answer to its closing`)
      }
    })
  }

  return {
    after: () => {
      for (const { page, name } of tabs) if (page && !page.isGone) watch(page, name)
      return wrong.splice(0)
    },
  }
}
