import { closeOrder, createOrder, editOrder, listOrders } from '../../src/api/order.ts'
import { generalCodes } from '../codes.ts'
import * as book from '../engine/book.ts'
import { locksMargin, type PaperOrder } from '../engine/order.ts'
import { orderView } from '../engine/view.ts'
import { ordersOf, type World } from '../engine/world.ts'
import { serve, serveText } from './serve.ts'

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
  serve(createOrder, (request, { world, account }) => book.createOrder(world, account, request)),
  serve(closeOrder, (request, { world, account }) => book.closeOrder(world, account, request)),
  serve(editOrder, (request, { world, account }) => book.editOrder(world, account, request)),
]
