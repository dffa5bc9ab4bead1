import { listOrders } from '../../src/api/order.ts'
import { generalCodes } from '../codes.ts'
import { locksMargin, type PaperOrder } from '../engine/order.ts'
import { orderView } from '../engine/view.ts'
import { ordersOf, type World } from '../engine/world.ts'
import { orderChanges } from './orderChanges.ts'
import { serveText } from './serve.ts'

/** Closed orders never change: their JSON is cached. */
const finished = new WeakMap<PaperOrder, string>()

function orderText(order: PaperOrder, world: World): string {
  const known = finished.get(order)
  if (known !== undefined) return known
  const text = JSON.stringify(orderView(order, world.markets.get(order.market)))
  if (!locksMargin(order)) finished.set(order, text)
  return text
}

export const orderCalls = [
  serveText(listOrders, ({ market }, { world, account }) => {
    if (market !== undefined && !world.markets.has(market)) return { refuse: generalCodes.marketUnknown }
    const own = ordersOf(world, account.accountId)
    const matching = market === undefined ? own : own.filter((order) => order.market === market)
    return `{"result":"ok","orders":[${matching.map((order) => orderText(order, world)).join()}]}`
  }),
  ...orderChanges,
]
