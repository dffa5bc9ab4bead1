import { listOrders } from '../../../src/api/order.ts'
import { type OrderTab, orderTab } from '../../../src/domain/order/orderTabs.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { plural } from '../../plural.ts'
import { shortId } from '../../redact.ts'

const RANK: Readonly<Record<OrderTab, number>> = { orders: 0, positions: 1, history: 2 }
const rankOf = (state: string) => RANK[orderTab({ state }) ?? 'history']

export const orderStates: Check = {
  name: 'every/orderStates',
  title: 'The state of an order only moves forward: pending, open, closed',
  section: 'Specification §4',
  app: 'moves the row back to the previous tab, and reports twice that the order was opened or closed',
  run(context) {
    const last = new Map<string, string>()
    const back: string[] = []
    const ids = new Set<string>()
    for (const { payload, data } of context.seen(listOrders)) {
      for (const { orderId, state } of data.orders.items) {
        // The list of one market may be older, or newer, than that of all.
        const key = `${JSON.stringify(payload)} ${orderId}`
        const before = last.get(key)
        if (before !== undefined && rankOf(state) < rankOf(before))
          back.push(`order ${shortId(orderId)}: ${before}, then ${state}`)
        last.set(key, state)
        ids.add(orderId)
      }
    }
    if (last.size === 0) return notSeen('no order was seen')
    return passUnless(
      back,
      `${plural(ids.size, 'order', 'orders')}, states ${[...new Set(last.values())].toSorted().join(', ')}`,
    )
  },
}
