import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { availability } from '../../../domain/market/market.ts'
import { walletQuery } from '../../../queries/wallets.ts'
import type { Market } from '../../../api/market.ts'
import type { Side } from '../../../api/order.ts'
import type { Instant } from '../../../api/scalars.ts'
import { usePaused } from '../../../shared/page/usePaused.ts'
import { everySecond } from '../../../ui/hooks/everySecond.ts'
import { useOnline } from '../../../ui/hooks/useOnline.ts'
import { useCannotTrade, useFromPrices } from '../market/usePrice.ts'

export type OrderBlock =
  | 'dashboard.noMoney'
  | 'dashboard.noPrice'
  | 'dashboard.priceStale'
  | 'orderForm.offline'
  | 'common.tooManyRequests'
  | 'orderForm.balanceUnknown'

/** Why no order can be sent now, regardless of the form; null when one can. */
export function useOrderBlock(market: Market, kind: 'market' | 'limit'): OrderBlock | null {
  const isOnline = useOnline()
  const isPaused = usePaused()
  const { data: wallet } = useQuery(walletQuery)
  const hasPrice = useFromPrices((price) => price(market.market) !== null)
  const cannotTrade = useCannotTrade([market.market])

  if (!isOnline) return 'orderForm.offline'
  if (isPaused) return 'common.tooManyRequests'
  if (!wallet) return 'orderForm.balanceUnknown'
  if (!wallet.entry) return 'dashboard.noMoney'
  if (kind === 'limit') return null
  if (!hasPrice) return 'dashboard.noPrice'
  return cannotTrade ? 'dashboard.priceStale' : null
}

/** When a side that is not open yet will open; null if it is open. Checked every second. */
export const useOpensAt = (market: Market, side: Side): Instant | null =>
  useSyncExternalStore(everySecond, () => availability(market, side, Date.now()))
