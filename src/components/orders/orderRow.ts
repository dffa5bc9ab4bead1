import type { OrderSort, OrderTab } from '../../domain/orderTabs.ts'
import type { Market } from '../../wire/market.ts'
import type { Order } from '../../wire/order.ts'

/** One order beside its own market; null where that market is no longer listed. */
export interface OrderRow {
  order: Order
  market: Market | null
}

/** What the table and the cards are given. */
export interface OrderListProps {
  tab: OrderTab
  rows: OrderRow[]
  sort: OrderSort
  onSort: (sort: OrderSort) => void
}
