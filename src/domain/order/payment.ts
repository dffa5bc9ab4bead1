import type { ReadableList } from '../../api/listOf.ts'
import type { Order } from '../../api/order.ts'
import type { OrderId } from '../../api/scalars.ts'
import type { WalletEntry } from '../../api/wallet.ts'
import { compare } from '../money/decimal.ts'
import { openOrders } from './orderTabs.ts'

/** The account right before a payment. */
export interface BeforePayment {
  wallet: WalletEntry | null
  /** Pending orders and open positions, on all markets; null if unknown. */
  openOrders: readonly OrderId[] | null
}

/** The orders a reset closes. */
export const openOrderIds = (orders: readonly Order[]): OrderId[] => openOrders(orders).map(({ orderId }) => orderId)

/**
 * Whether a wallet was reset since `before`, when the response was lost. A reset closes everything open with closureType RESET; if
 * nothing was open and no order is unreadable, only a reset changes the balance. False proves nothing: a payment may still be
 * pending.
 */
export function wasReset(
  before: BeforePayment,
  wallet: WalletEntry | null,
  { items, unreadable }: ReadableList<Order>,
): boolean {
  if (before.openOrders === null) return false
  const idsBefore = new Set(before.openOrders)
  if (items.some(({ orderId, closureType }) => closureType === 'RESET' && idsBefore.has(orderId))) return true
  if (idsBefore.size > 0 || unreadable > 0 || openOrders(items).length > 0 || !before.wallet || !wallet) return false
  return compare(before.wallet.value, wallet.value) !== 0
}
