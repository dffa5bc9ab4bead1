import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Market } from '../../../api/market.ts'
import type { Side } from '../../../api/order.ts'
import type { Instant } from '../../../api/scalars.ts'
import { needsActivation } from '../../../domain/account/balance.ts'
import { sideOpensAt } from '../../../domain/market/market.ts'
import { type OrderBlock, orderBlock } from '../../../domain/order-form/orderBlock.ts'
import { session } from '../../../queries/call/session.ts'
import { walletQuery } from '../../../queries/wallets.ts'
import { useIsRateLimited } from '../../../shared/page/useIsRateLimited.ts'
import { everySecond } from '../../../ui/hooks/everySecond.ts'
import { useOnline } from '../../../ui/hooks/useOnline.ts'
import { useCannotTrade, useFromPrices } from '../market/usePrice.ts'

/** Why no order can be sent now, regardless of the form; null when one can. */
export function useOrderBlock(market: Market, kind: 'market' | 'limit'): OrderBlock | null {
  const isOnline = useOnline()
  const isRateLimited = useIsRateLimited()
  const { data: wallet } = useQuery(walletQuery)
  const hasPrice = useFromPrices((price) => price(market.market) !== null)
  const isPriceFresh = !useCannotTrade([market.market])
  return orderBlock(kind, {
    isOnline,
    isRateLimited,
    balance: !wallet ? 'unknown' : needsActivation(wallet) ? 'inactive' : 'known',
    hasPrice,
    isPriceFresh,
  })
}

/** When a side that is not open yet opens; null if it is open. Checked every second. */
export const useOpensAt = (market: Market, side: Side): Instant | null =>
  useSyncExternalStore(everySecond, () => sideOpensAt(market, side, session.now()))
