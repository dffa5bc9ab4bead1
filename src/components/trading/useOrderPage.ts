import { ordersByTab, type OrderSort, type OrderTab, sortOrders } from '../../domain/orderTabs.ts'
import { pageOf } from '../../domain/paging.ts'
import { ORDERS_PAGE_SIZE } from '../../limits.ts'
import type { Order } from '../../wire/order.ts'

interface Place {
  tab: OrderTab
  sort: OrderSort
  page: number
}

/** The orders on screen and how many each tab has; worked out anew when the orders change, not when prices do. */
export function useOrderPage(orders: readonly Order[] | undefined, { tab, sort, page }: Place) {
  const tabs = orders && ordersByTab(orders)
  const counts = tabs && { orders: tabs.orders.length, positions: tabs.positions.length, history: tabs.history.length }
  const sorted = tabs ? sortOrders(tabs[tab], sort) : []
  return { counts, shown: pageOf(sorted, page, ORDERS_PAGE_SIZE) }
}
