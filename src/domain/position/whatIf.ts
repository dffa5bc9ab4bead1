import type { Market } from '../../api/market.ts'
import type { Order } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { orderTab } from '../order/orderTabs.ts'
import { returnOnMargin } from './position.ts'
import { netProfit } from '../order/profit.ts'
import { isBehindLiquidation, tpslResult } from '../order-form/tpsl.ts'

/** Result of an order at a price. */
export interface WhatIfResult {
  /** In KXT, before fees; the loss is at most the margin. */
  gross: Decimal | null
  /** In KXT, after the known fees and the closing fee there; null if unknown, not open yet, or liquidated before. */
  net: Decimal | null
  /** The gross result in percent of the margin. */
  onMargin: Decimal | null
  /** Whether liquidation comes before that price. */
  isLiquidated: boolean
}

export function whatIf(order: Order, price: Decimal, rates: Pick<Market, 'orderCloseFeeRate'> | null): WhatIfResult {
  const isLiquidated = isBehindLiquidation(price, order)
  const gross = tpslResult(price, order)
  const isOpen = orderTab(order) === 'positions'
  return { gross, net: isOpen && !isLiquidated ? netProfit(order, price, rates) : null, onMargin: returnOnMargin(order, gross), isLiquidated }
}
