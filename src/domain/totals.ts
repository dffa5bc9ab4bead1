import type { Order } from '../wire/order.ts'
import type { Decimal, MarketName } from '../wire/scalars.ts'
import type { WalletEntry } from '../wire/wallet.ts'
import { big, decimal, ZERO } from './decimal.ts'
import { openOrders } from './orderTabs.ts'
import { profit } from './profit.ts'

const sum = (parts: readonly Decimal[]): Decimal => decimal(parts.reduce((total, part) => total.plus(part), big(ZERO)))

/** P&L of all these positions together, in KXT, before fees; null where that of one is unknown. */
export function unrealisedProfit(positions: readonly Order[], priceOf: (market: MarketName) => Decimal | null): Decimal | null {
  const parts: Decimal[] = []
  for (const position of positions) {
    const part = profit(position, priceOf(position.market))
    if (part === null) return null
    parts.push(part)
  }
  return sum(parts)
}

/** What the account would hold if every position were closed now, in KXT, before fees: available + locked + P&L. */
export const equity = (wallet: WalletEntry | null, unrealised: Decimal | null): Decimal | null =>
  wallet === null || unrealised === null ? null : sum([wallet.value, wallet.lockedValue, unrealised])

/** The margin that is locked, but not by these orders: it belongs to other markets. In KXT; negative where they need more than is locked. */
export function lockedElsewhere(wallet: WalletEntry, orders: readonly Order[]): Decimal {
  return decimal(big(wallet.lockedValue).minus(sum(openOrders(orders).map(({ amount }) => amount))))
}
