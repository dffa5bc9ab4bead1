import type Big from 'big.js'
import { TOO_FEW_TRADES } from '../../constants/limits.ts'
import type { Decimal } from '../../api/scalars.ts'
import { big, decimal, quotient, rounded, ZERO } from '../money/decimal.ts'
import type { Trade } from './trade.ts'

/** Totals of a set of trades. Amounts in KXT; null if undefined, such as the average of none. */
export interface Tally {
  trades: number
  wins: number
  losses: number
  even: number
  net: Decimal
  gross: Decimal
  fees: Decimal
  /** Wins in % of all trades. */
  winRate: Ratio
  /** What the wins brought for each KXT that the losses took. */
  profitFactor: Ratio
  /** Fees in % of the P&L before fees, where that is a gain. */
  feeShare: Ratio
  /** Net P&L of a trade, on average. */
  expectancy: Decimal | null
  averageWin: Decimal | null
  averageLoss: Decimal | null
  /** The exchange's own P&L less that of the rows, where it tells one. */
  difference: Decimal
}

/** A share or ratio: `tooFew` trades are no ground to judge by. Null: nothing to divide by. */
export type Ratio = Decimal | 'tooFew' | null

/** A tally under way; every sum is exact. */
interface Sums {
  count: { trades: number; wins: number; losses: number }
  won: Big
  lost: Big
  gross: Big
  fees: Big
  difference: Big
}

const none = big(ZERO)
export const noSums = (): Sums => ({ count: { trades: 0, wins: 0, losses: 0 }, won: none, lost: none, gross: none, fees: none, difference: none })

export function addTo(sums: Sums, { net, outcome, gross, fees, difference }: Trade) {
  sums.count.trades += 1
  if (outcome > 0) {
    sums.count.wins += 1
    sums.won = sums.won.plus(net)
  } else if (outcome < 0) {
    sums.count.losses += 1
    sums.lost = sums.lost.plus(net)
  }
  sums.gross = sums.gross.plus(gross)
  sums.fees = sums.fees.plus(fees)
  if (difference !== null) sums.difference = sums.difference.plus(difference)
}

const over = (sum: Big, count: number): Decimal | null => (count === 0 ? null : rounded(quotient(sum, count)))

export function tallyOf({ count: { trades, wins, losses }, won, lost, gross, fees, difference }: Sums): Tally {
  const net = won.plus(lost)
  const judged = (part: Big, whole: Big): Ratio => {
    if (trades < TOO_FEW_TRADES) return 'tooFew'
    return whole.gt(0) ? rounded(quotient(part, whole)) : null
  }
  return {
    trades,
    wins,
    losses,
    even: trades - wins - losses,
    net: decimal(net),
    gross: decimal(gross),
    fees: decimal(fees),
    winRate: judged(none.plus(100 * wins), none.plus(trades)),
    profitFactor: judged(won, lost.times(-1)),
    feeShare: judged(fees.times(100), gross),
    expectancy: over(net, trades),
    averageWin: over(won, wins),
    averageLoss: over(lost, losses),
    difference: decimal(difference),
  }
}
