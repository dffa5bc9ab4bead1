import type { TFunction } from 'i18next'
import { symbol } from '../domain/market/market.ts'
import type { Order } from '../api/order.ts'

/** 'BTCUSDC LONG ×20' */
export const orderName = (t: TFunction, { market, type, leverage }: Order): string =>
  t('closeOrder.named', { symbol: symbol(market), side: type, leverage })
