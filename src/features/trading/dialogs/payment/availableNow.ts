import { queryClient } from '../../../../queries/client.ts'
import { walletQuery } from '../../../../queries/wallets.ts'
import type { Decimal } from '../../../../api/scalars.ts'

/** The available balance; null if it is unknown, or has not been read since the last change. */
export function availableNow(): Decimal | null {
  const state = queryClient.getQueryState(walletQuery.queryKey)
  return state === undefined || state.isInvalidated ? null : (state.data?.entry?.value ?? null)
}
