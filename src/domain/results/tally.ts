import type Big from 'big.js'
import type { Decimal } from '../../api/scalars.ts'
import { TOO_FEW_TRADES } from '../../constants/limits.ts'
import { big, decimal, divide, roundHalfUp, ZERO } from '../money/decimal.ts'
import type { Trade } from './trade.ts'

/** Totals of a set of trades. Amounts in KXT; null if undefined, such as the average of none. */
export interface Tally {
  trades: number
  wins: number
  losses: number
  even: number
  net: Decimal
  fees: Decimal
  /** Wins in % of all trades. */
  winRate: Ratio
  /** Sum of the wins divided by the sum of the losses. */
  profitFactor: Ratio
  /** Average net P&L of a trade. */
  expectancy: Decimal | null
  averageWin: Decimal | null
  averageLoss: Decimal | null
}

/** A share or ratio. `tooFew`: too few trades for a meaningful value. Null: nothing to divide by. */
export type Ratio = Decimal | 'tooFew' | null

/** A tally in progress; every sum is exact. */
interface Sums {
  count: { trades: number; wins: number; losses: number }
  won: Big
  lost: Big
  fees: Big
}

const none = big(ZERO)
export const noSums = (): Sums => ({ count: { trades: 0, wins: 0, losses: 0 }, won: none, lost: none, fees: none })

export function addTo(sums: Sums, { net, outcome, fees }: Trade) {
  sums.count.trades += 1
  if (outcome > 0) {
    sums.count.wins += 1
    sums.won = sums.won.plus(net)
  } else if (outcome < 0) {
    sums.count.losses += 1
    sums.lost = sums.lost.plus(net)
  }
  sums.fees = sums.fees.plus(fees)
}

const over = (sum: Big, count: number): Decimal | null => (count === 0 ? null : roundHalfUp(divide(sum, count)))

export function tallyOf({ count: { trades, wins, losses }, won, lost, fees }: Sums): Tally {
  const net = won.plus(lost)
  const ratio = (part: Big, whole: Big): Ratio => {
    if (trades < TOO_FEW_TRADES) return 'tooFew'
    return whole.gt(0) ? roundHalfUp(divide(part, whole)) : null
  }
  return {
    trades,
    wins,
    losses,
    even: trades - wins - losses,
    net: decimal(net),
    fees: decimal(fees),
    winRate: ratio(none.plus(100 * wins), none.plus(trades)),
    profitFactor: ratio(won, lost.times(-1)),
    expectancy: over(net, trades),
    averageWin: over(won, wins),
    averageLoss: over(lost, losses),
  }
}
