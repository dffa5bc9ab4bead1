import { closeOrder, createOrder, editOrder, listOrders } from '../../src/wire/order.ts'
import { generalCodes } from '../codes.ts'
import * as book from '../engine/book.ts'
import { orderView } from '../engine/view.ts'
import { ordersOf } from '../engine/world.ts'
import { serve } from './serve.ts'

export const orderCalls = [
  serve(listOrders, ({ market }, { world, account }) => {
    if (market !== undefined && !world.markets.has(market)) return { refuse: generalCodes.marketUnknown }
    const own = ordersOf(world, account.accountId)
    const wanted = market === undefined ? own : own.filter((order) => order.market === market)
    return { orders: wanted.map((order) => orderView(order, world.markets.get(order.market))) }
  }),
  serve(createOrder, (request, { world, account }) => book.createOrder(world, account, request)),
  serve(closeOrder, (request, { world, account }) => book.closeOrder(world, account, request)),
  serve(editOrder, (request, { world, account }) => book.editOrder(world, account, request)),
]
