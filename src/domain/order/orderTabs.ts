import type { Order } from '../../api/order.ts'

export const ORDER_TABS = ['orders', 'positions', 'history'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

/** Tab of the pending and open states; all others are history. Specification §4. */
const tabOfState: ReadonlyMap<string, OrderTab | null> = new Map([
  ['NEW', 'orders'],
  ['ACTIVATING', 'orders'],
  ['ACTIVATING_EXECUTE', 'orders'],
  ['ACTIVATING_FAIL', 'orders'],
  ['LOCK_FF', 'positions'],
  ['FF_FAIL', 'positions'],
  ['ACTIVE', 'positions'],
  // Hidden: it was never opened.
  ['CANCELED', null],
])

/** Null: the order is not shown. */
export function orderTab({ state }: Pick<Order, 'state'>): OrderTab | null {
  const tab = tabOfState.get(state)
  return tab === undefined ? 'history' : tab
}

export const isClosable = ({ state }: Pick<Order, 'state'>): boolean => state !== 'CLOSED'

/** All orders by tab, in the given order; of duplicate ids the later wins. */
export function ordersByTab(orders: readonly Order[]): Record<OrderTab, Order[]> {
  const tabs: Record<OrderTab, Order[]> = { orders: [], positions: [], history: [] }
  for (const order of new Map(orders.map((order) => [order.orderId, order])).values()) {
    const tab = orderTab(order)
    if (tab) tabs[tab].push(order)
  }
  return tabs
}

/** Pending orders and open positions: they lock margin, and a reset closes them. */
export function openOrders(all: readonly Order[]): Order[] {
  const { orders, positions } = ordersByTab(all)
  return [...orders, ...positions]
}
