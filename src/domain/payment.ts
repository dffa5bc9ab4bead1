import type { Listed } from '../wire/listOf.ts'
import type { Order } from '../wire/order.ts'
import type { OrderId } from '../wire/scalars.ts'
import type { WalletEntry } from '../wire/wallet.ts'
import { compare } from './decimal.ts'
import { openOrders } from './orderTabs.ts'

/** What a wallet was right before its payment. */
export interface BeforePayment {
  wallet: WalletEntry | null
  /** Orders that waited and positions that were open, on all markets; null where that is not known. */
  openOrders: readonly OrderId[] | null
}

/** The orders a reset ends. */
export const openOrderIds = (orders: readonly Order[]): OrderId[] => openOrders(orders).map(({ orderId }) => orderId)

/**
 * Whether a wallet has been reset since, for want of an answer. A reset closes everything that is open and says so;
 * where nothing was open, and no order is unreadable, nothing else than a reset changes the balance. False proves nothing:
 * a payment may be on its way.
 */
export function wasReset(before: BeforePayment, wallet: WalletEntry | null, { items, unreadable }: Listed<Order>): boolean {
  if (before.openOrders === null) return false
  const had = new Set(before.openOrders)
  if (items.some(({ orderId, closureType }) => closureType === 'RESET' && had.has(orderId))) return true
  if (had.size > 0 || unreadable > 0 || openOrders(items).length > 0 || !before.wallet || !wallet) return false
  return compare(before.wallet.value, wallet.value) !== 0
}
