import { listOrders } from '../../../src/api/order.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { looksOpen } from '../../looksOpen.ts'

export const knownStates: Check = {
  name: 'trader/knownStates',
  title: 'An order that is not closed has a known state',
  section: 'Specification §4',
  app: 'treats an unknown state as closed: the position is shown in the history and cannot be closed',
  run(context) {
    const orders = context.seen(listOrders).flatMap(({ data }) => data.orders.items)
    if (orders.length === 0) return notSeen('the account has no order')
    return passUnless(orders.filter(looksOpen).map(({ state }) => `state ${state}, without closeDate and closePrice`))
  },
}
