import type { Order } from '../../../src/api/order.ts'
import { openOrders } from '../../../src/domain/order/orderTabs.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { BY_ITSELF } from '../../own/byItself.ts'
import { ordersNow } from '../../own/ownOrders.ts'
import { plural } from '../../plural.ts'
import { shortId } from '../../redact.ts'

const changed = (before: Order, after: Order) =>
  (['type', 'market', 'leverage', 'stopLoss', 'takeProfit'] as const).filter((name) => before[name] !== after[name])

export const othersKept: Check = {
  name: 'changes/othersKept',
  title: 'A change of one order leaves all others as they are',
  section: 'Specification §7',
  app: 'shows the list: a position that was closed with another one is only seen in the history',
  async run(context) {
    const { before, beside } = context.ledger
    const orders = await ordersNow(context)
    if (before === null || orders === null) return notSeen('the checks opened nothing')
    const now = new Map(orders.map((order) => [order.orderId, order]))
    const open = new Set(openOrders(orders).map(({ orderId }) => orderId))
    const others = openOrders([...before.values()])
    const closed = others.filter(
      ({ orderId }) => !open.has(orderId) && !BY_ITSELF.has(now.get(orderId)?.closureType ?? ''),
    )
    const gone = beside.filter((orderId) => !open.has(orderId))
    const differs = others.flatMap((order) => {
      const after = now.get(order.orderId)
      const names = after === undefined ? [] : changed(order, after)
      return names.length > 0 ? [`order ${shortId(order.orderId)}: ${names.join(', ')} changed`] : []
    })
    return passUnless(
      [
        ...(gone.length > 0
          ? [`closing one order also closed ${plural(gone.length, 'other', 'others')} of the checks’ own`]
          : []),
        ...(closed.length > 0
          ? [
              `${plural(closed.length, 'order', 'orders')} that the checks did not open closed, such as ${shortId(closed[0]?.orderId ?? '')}`,
            ]
          : []),
        ...differs,
      ],
      plural(others.length + beside.length, 'other order', 'other orders'),
    )
  },
}
