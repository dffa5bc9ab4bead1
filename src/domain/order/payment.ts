import type { ReadableList } from '../../api/listOf.ts'
import type { Order } from '../../api/order.ts'
import type { OrderId } from '../../api/scalars.ts'
import type { WalletEntry } from '../../api/wallet.ts'
import { big } from '../money/decimal.ts'
import { openOrders, ordersByTab, orderTab } from './orderTabs.ts'

/** The account right before a payment, as read since its last change. */
export interface BeforePayment {
  /** Null also while a position was open: its end changes the balance, too. */
  wallet: WalletEntry | null
  /** Pending orders and open positions, on all markets; null if unknown. */
  openOrders: readonly OrderId[] | null
}

/** The account with this wallet and these orders; each null if unknown. */
export function accountBefore(wallet: WalletEntry | null, orders: ReadableList<Order> | null): BeforePayment {
  const open = orders && openOrders(orders.items)
  const mayHavePosition = !orders || orders.unreadable > 0 || ordersByTab(orders.items).positions.length > 0
  return { wallet: mayHavePosition ? null : wallet, openOrders: open && open.map(({ orderId }) => orderId) }
}

/** Cancelling a pending order leaves it unchanged. */
const balance = ({ value, lockedValue }: WalletEntry) => big(value).plus(big(lockedValue))

/**
 * Whether a wallet was reset since `before`, when the response was lost. A reset closes positions with closureType RESET and cancels
 * pending orders; if no position was open and no order has become one or is unreadable, only a reset changes the balance. False
 * proves nothing: a payment may still be pending.
 */
export function wasReset(
  before: BeforePayment,
  wallet: WalletEntry | null,
  { items, unreadable }: ReadableList<Order>,
): boolean {
  if (before.openOrders === null) return false
  const idsBefore = new Set(before.openOrders)
  const known = items.filter(({ orderId }) => idsBefore.has(orderId))
  if (known.some(({ closureType }) => closureType === 'RESET')) return true
  const isAllCancelled = known.every((order) => orderTab(order) === null)
  if (!isAllCancelled || unreadable > 0 || openOrders(items).length > 0 || !before.wallet || !wallet) return false
  return !balance(before.wallet).eq(balance(wallet))
}
