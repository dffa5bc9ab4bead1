import type { Market } from '../../../api/market.ts'
import type { Order } from '../../../api/order.ts'
import type { OpeningOrder } from '../../../domain/order/openingOrder.ts'
import type { OrderSort, OrderTab } from '../../../domain/order/orderTabs.ts'

/** An order with its market; null if that market is no longer listed. */
export interface OrderRow {
  order: Order
  market: Market | null
  /** It was sent, and its tab does not list it yet: what to say instead of its actions. */
  stage?: OpeningOrder['stage']
}

/** Props of the table and the cards. */
export interface OrderListProps {
  tab: OrderTab
  rows: OrderRow[]
  /** Show every value, or only the essential ones. */
  hasDetails: boolean
  sort: OrderSort
  onSort: (sort: OrderSort) => void
}
