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

/** The sort after a press on `by`: another column starts descending for dates, ascending for names. */
export const nextSort = (sort: OrderSort, by: OrderSort['by']): OrderSort =>
  sort.by === by
    ? { by, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
    : { by, direction: by === 'market' ? 'ascending' : 'descending' }
