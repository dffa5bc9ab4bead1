import type { Order } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import type { WalletEntry } from '../../api/wallet.ts'
import type { PriceOf } from '../market/market.ts'
import { profitUnits, sumKnown, sumUnits } from './profit.ts'

/** Total P&L of the positions, in KXT, before fees; null if any is unknown. */
export const unrealisedProfit = (positions: readonly Order[], priceOf: PriceOf): Decimal | null =>
  sumUnits(positions.map((position) => profitUnits(position, priceOf(position.market))))

/** Equity if every position were closed now, in KXT, before fees: available + locked + P&L. */
export const equity = (wallet: WalletEntry | null, unrealised: Decimal | null): Decimal | null =>
  wallet && sumKnown([wallet.value, wallet.lockedValue, unrealised])
