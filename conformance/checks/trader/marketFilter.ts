import { listOrders } from '../../../src/api/order.ts'
import * as z from '../../../src/api/zod.ts'
import { type Check, judged, notSeen } from '../../check.ts'

const Filter = z.object({ market: z.string() })

export const marketFilter: Check = {
  name: 'trader/marketFilter',
  title: 'The orders of one market are those of all markets that are on it',
  section: 'Specification §7',
  app: 'shows what the exchange sends: orders of other markets among a market’s own, or a position missing until "all markets" is ticked',
  run(context) {
    const lists = context.seen(listOrders).map(({ payload, data }) => ({ market: z.safeParse(Filter, payload).data?.market, orders: data.orders.items }))
    const whole = lists.find(({ market, orders }) => market === undefined && orders.length > 0)?.orders
    const filtered = lists.filter(({ market }) => market !== undefined)
    if (whole === undefined || filtered.length === 0) return notSeen('the account has no order')
    const faults = filtered.flatMap(({ market, orders }) => {
      const others = orders.filter((order) => order.market !== market)
      const ids = new Set(orders.map(({ orderId }) => orderId))
      const missing = whole.filter((order) => order.market === market && !ids.has(order.orderId))
      return [
        ...(others.length > 0 ? [`${market}: ${others.length} orders of other markets`] : []),
        ...(missing.length > 0 ? [`${market}: ${missing.length} of its orders are missing`] : []),
      ]
    })
    return judged(faults, `${filtered.length} markets`)
  },
}
