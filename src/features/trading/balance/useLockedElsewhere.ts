import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isPositive } from '../../../domain/money/decimal.ts'
import { lockedElsewhere } from '../../../domain/order/totals.ts'
import { onCacheChange } from '../../../queries/onCacheChange.ts'
import { ordersQuery } from '../../../queries/orders.ts'
import { changes } from '../../../queries/changes.ts'
import { walletQuery } from '../../../queries/wallets.ts'
import type { Decimal, MarketName } from '../../../api/scalars.ts'

/**
 * Margin locked on all other markets, in KXT. Null if there is none, or if the wallet or the orders have not been read since the
 * last change: a stale one would count a new order as locked elsewhere.
 */
export function useLockedElsewhere(market: MarketName): Decimal | null {
  const client = useQueryClient()
  const { data: wallet } = useQuery(walletQuery)
  const { data: orders } = useQuery({ ...ordersQuery(market), enabled: false })
  // A change invalidates both, and discards earlier requests.
  const areBothRead = useSyncExternalStore(
    (onChange) => onCacheChange(client, onChange),
    () => !changes.isAnyUnderWay() && [walletQuery, ordersQuery(market)].every(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated === false),
  )
  // The locked margin may belong to an unreadable entry.
  if (!areBothRead || !wallet?.entry || orders?.unreadable !== 0) return null
  const elsewhere = lockedElsewhere(wallet.entry, orders.items)
  return isPositive(elsewhere) ? elsewhere : null
}
