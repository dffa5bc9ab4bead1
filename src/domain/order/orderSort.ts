import type { Order } from '../../api/order.ts'
import type { PriceOf } from '../market/market.ts'
import { big } from '../money/decimal.ts'
import { realisedNet } from './netProfit.ts'
import type { OrderTab } from './orderTabs.ts'
import { profit } from './profit.ts'

/** By P&L: of a position at the market price, of a closed order after fees, as the two tabs show it. */
export interface OrderSort {
  by: 'market' | 'created' | 'closeDate' | 'profit'
  direction: 'ascending' | 'descending'
}
export const DEFAULT_ORDER_SORT: OrderSort = { by: 'created', direction: 'descending' }

/** What a tab can be sorted by: pending orders have no P&L, and only the history has closing dates. */
export const SORTS: Readonly<Record<OrderTab, readonly OrderSort['by'][]>> = {
  orders: ['market', 'created'],
  positions: ['market', 'created', 'profit'],
  history: ['market', 'created', 'closeDate', 'profit'],
}

/** The sort order after a click on column `by`: a new column starts ascending for names, else descending. */
export const nextSort = (sort: OrderSort, by: OrderSort['by']): OrderSort =>
  sort.by === by
    ? { by, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
    : { by, direction: by === 'market' ? 'ascending' : 'descending' }

/** Stable; orders without such a value come last in either direction. Called for thousands with a tab's press. Specification §9. */
export function sortOrders(
  orders: readonly Order[],
  { by, direction }: OrderSort,
  priceOf: PriceOf = () => null,
): Order[] {
  const turn = direction === 'ascending' ? 1 : -1
  if (by === 'profit') {
    const gains = new Map(
      orders.map((order) => {
        const gain = realisedNet(order) ?? profit(order, priceOf(order.market))
        return [order, gain === null ? null : big(gain)]
      }),
    )
    return orders.toSorted((left, right) => compare(gains.get(left), gains.get(right), (a, b) => a.cmp(b) * turn))
  }
  return orders.toSorted(({ [by]: left }, { [by]: right }) =>
    compare<string | number>(left, right, (a, b) => (a === b ? 0 : a < b ? -turn : turn)),
  )
}

function compare<Value>(
  left: Value | null | undefined,
  right: Value | null | undefined,
  known: (left: Value, right: Value) => number,
): number {
  if (left == null || right == null) return Number(left == null) - Number(right == null)
  return known(left, right)
}
