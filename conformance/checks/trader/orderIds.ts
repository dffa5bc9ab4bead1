import { listOrders } from '../../../src/api/order.ts'
import { orderTab } from '../../../src/domain/order/orderTabs.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { plural } from '../../plural.ts'
import { shortId } from '../../redact.ts'
import { repeated } from '../../repeated.ts'

export const orderIds: Check = {
  name: 'trader/orderIds',
  title: 'Every order has a unique id that does not change',
  section: 'Specification §3',
  app: 'shows only the later of two orders with the same id; an order whose id changes is reported as new, and may be mistaken for one whose response was lost',
  run(context) {
    const lists = context.seen(listOrders).filter(({ payload }) => JSON.stringify(payload) === '{}')
    const [first, last] = [lists[0]?.data.orders.items ?? [], lists.at(-1)?.data.orders.items ?? []]
    if (first.length === 0) return notSeen('the account has no order')
    const twice = repeated(last.map(({ orderId }) => orderId)).map((id) => `two orders ${shortId(id)}`)
    const later = new Set<string>(last.map(({ orderId }) => orderId))
    const gone = first
      .filter(({ orderId, state }) => orderTab({ state }) !== null && !later.has(orderId))
      .map(({ orderId }) => `order ${shortId(orderId)} was listed, then not`)
    return passUnless([...twice, ...gone], plural(first.length, 'order', 'orders'))
  },
}
