import { filterHistory, type HistoryFilter } from '../../../domain/order/historyFilter.ts'
import { ordersByTab, type OrderSort, type OrderTab, sortOrders } from '../../../domain/order/orderTabs.ts'
import { pageOf } from '../../../domain/text/paging.ts'
import { ORDERS_PAGE_SIZE } from '../../../constants/limits.ts'
import type { Order } from '../../../api/order.ts'

interface Place {
  tab: OrderTab
  sort: OrderSort
  page: number
  /** Applies to the history only. */
  filter: HistoryFilter
}

/** The orders on screen and the count of each tab; recomputed when the orders change, not when prices do. */
export function useOrderPage(orders: readonly Order[] | undefined, { tab, sort, page, filter }: Place) {
  const tabs = orders && ordersByTab(orders)
  const counts = tabs && { orders: tabs.orders.length, positions: tabs.positions.length, history: tabs.history.length }
  const filtered = tabs && (tab === 'history' ? filterHistory(tabs.history, filter) : tabs[tab])
  const sorted = filtered ? sortOrders(filtered, sort) : []
  return { counts, trades: tabs?.history, sorted, shown: pageOf(sorted, page, ORDERS_PAGE_SIZE) }
}
