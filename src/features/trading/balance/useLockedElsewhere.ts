import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isPositive } from '../../../domain/money/decimal.ts'
import { lockedElsewhere } from '../../../domain/order/totals.ts'
import { ordersQuery } from '../../../queries/orders.ts'
import { isUnsettled } from '../../../queries/call/unsettled.ts'
import { walletQuery } from '../../../queries/wallets.ts'
import type { Decimal, MarketName } from '../../../api/scalars.ts'

/**
 * Margin locked on all markets but this one, in KXT. Null if there is none, or unless both the wallet and the orders have been
 * read since the last change: one without the other would count a new order as locked elsewhere.
 */
export function useLockedElsewhere(market: MarketName): Decimal | null {
  const client = useQueryClient()
  const { data: wallet } = useQuery(walletQuery)
  const { data: orders } = useQuery({ ...ordersQuery(market), enabled: false })
  // A change invalidates both, and discards what was asked for before it.
  const areBothRead = useSyncExternalStore(
    (onChange) => client.getQueryCache().subscribe(onChange),
    () => !isUnsettled() && [walletQuery, ordersQuery(market)].every(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated === false),
  )
  // An entry that cannot be read may be what is locked.
  if (!areBothRead || !wallet?.entry || orders?.unreadable !== 0) return null
  const elsewhere = lockedElsewhere(wallet.entry, orders.items)
  return isPositive(elsewhere) ? elsewhere : null
}
