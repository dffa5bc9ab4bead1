import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { availability } from '../../domain/market.ts'
import { PRICE_MAX_AGE_MS } from '../../limits.ts'
import { walletQuery } from '../../queries/wallets.ts'
import type { Market } from '../../wire/market.ts'
import type { Side } from '../../wire/order.ts'
import type { Instant } from '../../wire/scalars.ts'
import { usePaused } from '../page/usePaused.ts'
import { everySecond } from '../browser/everySecond.ts'
import { useOnline } from '../browser/useOnline.ts'
import { useFromPrices, usePriceAge } from '../market/usePrice.ts'

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
  const age = usePriceAge(market.market)

  if (!isOnline) return 'orderForm.offline'
  if (isPaused) return 'common.tooManyRequests'
  if (!wallet) return 'orderForm.balanceUnknown'
  if (!wallet.entry) return 'dashboard.noMoney'
  if (kind === 'limit') return null
  if (!hasPrice) return 'dashboard.noPrice'
  return age !== null && age * 1_000 >= PRICE_MAX_AGE_MS ? 'dashboard.priceStale' : null
}

/** When a side that is not open yet will open; null if it is open. Checked every second. */
export const useOpensAt = (market: Market, side: Side): Instant | null =>
  useSyncExternalStore(everySecond, () => availability(market, side, Date.now()))
