import type { Order } from '../../api/order.ts'
import type { Decimal, MarketName } from '../../api/scalars.ts'
import type { WalletEntry } from '../../api/wallet.ts'
import { big, decimal, ZERO } from '../money/decimal.ts'
import { profit } from './profit.ts'

const sum = (parts: readonly Decimal[]): Decimal => decimal(parts.reduce((total, part) => total.plus(part), big(ZERO)))

/** Total P&L of the positions, in KXT, before fees; null if any is unknown. */
export function unrealisedProfit(
  positions: readonly Order[],
  priceOf: (market: MarketName) => Decimal | null,
): Decimal | null {
  const parts: Decimal[] = []
  for (const position of positions) {
    const part = profit(position, priceOf(position.market))
    if (part === null) return null
    parts.push(part)
  }
  return sum(parts)
}

/** Equity if every position were closed now, in KXT, before fees: available + locked + P&L. */
export const equity = (wallet: WalletEntry | null, unrealised: Decimal | null): Decimal | null =>
  wallet === null || unrealised === null ? null : sum([wallet.value, wallet.lockedValue, unrealised])
