import type { QueryClient } from '@tanstack/react-query'
import { isStale } from '../../domain/freshness.ts'
import type { OrderContext } from '../../domain/orderDraft.ts'
import type { Leverage } from '../../limits.ts'
import type { OrderSubmission } from '../../machines/openOrder.ts'
import { marketsQuery } from '../../queries/markets.ts'
import { ordersQuery } from '../../queries/orders.ts'
import { priceAt } from '../../queries/prices.ts'
import { walletQuery } from '../../queries/wallets.ts'
import type { Side } from '../../wire/order.ts'
import type { MarketName } from '../../wire/scalars.ts'

/** Ids of the existing orders, from the newer of the two lists; null if that is missing or stale. */
function idsBefore(client: QueryClient, market: MarketName, now: number): OrderSubmission['idsBefore'] {
  const [ofMarket, ofAll] = [ordersQuery(market), ordersQuery()].map(({ queryKey }) => client.getQueryState(queryKey))
  const newest = (ofMarket?.dataUpdatedAt ?? 0) > (ofAll?.dataUpdatedAt ?? 0) ? ofMarket : ofAll
  if (!newest?.data || isStale(newest.dataUpdatedAt, now)) return null
  return newest.data.items.map(({ orderId }) => orderId)
}

interface Click {
  market: MarketName
  side: Side
  leverage: Leverage
  now: number
}

/**
 * Everything an order is made of, read at the moment of the click: never from an earlier render.
 * Null while the market or the balance is unknown. Contract §4, reliability A11.
 */
export function orderContext(
  client: QueryClient,
  { market, side, leverage, now }: Click,
): { moment: OrderContext; idsBefore: OrderSubmission['idsBefore'] } | null {
  const listed = client.getQueryData(marketsQuery.queryKey)?.items.find((entry) => entry.market === market)
  const wallet = client.getQueryData(walletQuery.queryKey)
  if (!listed || !wallet) return null
  const { price = null, at = 0 } = priceAt(client, market) ?? {}
  return {
    moment: { side, market: listed, wallet: wallet.entry, price: price === null ? null : { value: price, at }, leverage, now },
    idsBefore: idsBefore(client, market, now),
  }
}
