import { listMarkets } from '../../../src/api/market.ts'
import { listOrders } from '../../../src/api/order.ts'
import * as z from '../../../src/api/zod.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { plural } from '../../plural.ts'

const Filter = z.object({ market: z.string() })
/** Number of listed markets whose orders are requested: the list of all may lack the only order of any of them. */
const MARKETS = 25

export const marketFilter: Check = {
  name: 'trader/marketFilter',
  title: 'The orders of one market are those of this market in the list of all',
  section: 'Specification §7',
  app: 'shows what the exchange sends: orders of other markets appear in a market’s list, or a position is missing until "All markets" is on',
  async run(context) {
    const markets = context.seen(listMarkets).at(-1)?.data.markets.items ?? []
    for (const { market } of markets.slice(0, MARKETS)) await context.ask(listOrders, { market })
    const lists = context
      .seen(listOrders)
      .map(({ payload, data }) => ({ market: z.safeParse(Filter, payload).data?.market, orders: data.orders.items }))
    const wholes = lists.filter(({ market }) => market === undefined)
    const whole = wholes.find(({ orders }) => orders.length > 0)?.orders
    // Orders may appear and disappear in between: one that is in no full list is not counted as missing.
    const listed = new Set<string>(wholes.flatMap(({ orders }) => orders.map(({ orderId }) => orderId)))
    const filtered = lists.filter(({ market }) => market !== undefined)
    if (whole === undefined || filtered.length === 0) return notSeen('the account has no order')
    const faults = filtered.flatMap(({ market, orders }) => {
      const others = orders.filter((order) => order.market !== market)
      const ids = new Set(orders.map(({ orderId }) => orderId))
      const unlisted = orders.filter((order) => order.market === market && !listed.has(order.orderId))
      const missing = whole.filter((order) => order.market === market && !ids.has(order.orderId))
      return [
        ...(others.length > 0 ? [`${market}: ${plural(others.length, 'order', 'orders')} of other markets`] : []),
        ...(missing.length > 0 ? [`${market}: ${missing.length} of its orders missing`] : []),
        ...(unlisted.length > 0
          ? [`${market}: ${plural(unlisted.length, 'order', 'orders')} missing from the list of all markets`]
          : []),
      ]
    })
    return passUnless(faults, plural(new Set(filtered.map(({ market }) => market)).size, 'market', 'markets'))
  },
}
