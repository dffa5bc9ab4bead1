import type { Order } from '../api/order.ts'
import { symbol } from '../domain/market/market.ts'
import { formatNumber } from '../domain/money/format.ts'
import type { AnyT } from './anyT.ts'

/** 'BTCUSDC LONG ×20' */
export const orderName = (t: AnyT, { market, type, leverage }: Order): string =>
  t('orders.named', { symbol: symbol(market), side: type, leverage: formatNumber(leverage) })
