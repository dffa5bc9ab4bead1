import type { TFunction } from 'i18next'
import type { OrderBlock } from '../domain/order-form/orderBlock.ts'

/** The texts of what blocks an order. */
export const ORDER_BLOCK_TEXTS = {
  offline: 'orderForm.offline',
  tooManyRequests: 'common.tooManyRequests',
  balanceUnknown: 'orderForm.balanceUnknown',
  noMoney: 'dashboard.noMoney',
  noPrice: 'dashboard.noPrice',
  priceStale: 'dashboard.priceStale',
} as const satisfies Record<OrderBlock, string>

/** Why no order can be sent now. */
export const orderBlockText = (t: TFunction, block: OrderBlock): string => t(ORDER_BLOCK_TEXTS[block])
