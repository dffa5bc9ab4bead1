import { orderTab } from '../../../src/domain/orderTabs.ts'
import type { Listed } from '../../../src/wire/listOf.ts'
import type { Order } from '../../../src/wire/order.ts'
import type { Page } from '../page.ts'
import type { LawOf } from './law.ts'

/** An order once shown closed is never shown open again: no older answer takes a newer one back. */
export const closed: LawOf = ({ tabs }) => {
  /** By page and list. */
  const known = new WeakMap<Page, Map<string, Set<string>>>()
  return {
    name: 'closed',
    after: () =>
      tabs.flatMap(({ page, name }) => {
        if (!page?.inside || page.isGone || page.inside.session.isLeaving()) return []
        const lists = known.get(page) ?? new Map<string, Set<string>>()
        known.set(page, lists)
        return page.inside.queryClient.getQueryCache().findAll({ queryKey: ['orders'] }).flatMap(({ queryHash, state }) => {
          const orders = state.data as Listed<Order> | undefined // of an orders query
          const before = lists.get(queryHash) ?? new Set()
          lists.set(queryHash, before)
          return (orders?.items ?? []).flatMap((order) => {
            if (orderTab(order) === 'history') before.add(order.orderId)
            else if (before.has(order.orderId)) return [`${name} shows ${order.orderId} as ${order.state}, which it has shown closed`]
            return []
          })
        })
      }),
  }
}
