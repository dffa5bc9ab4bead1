import type { Market } from '../../api/market.ts'
import { Decimal } from '../../api/scalars.ts'
import { big, compare, decimal, isPositive, divide, roundHalfUp } from '../money/decimal.ts'
import { parseTyped } from '../money/decimalText.ts'
import { type Closing, type NetTerms, netTimesEntry } from './netResult.ts'

/** The largest loss of an order: a share of the available balance, such as '0.5%', or an amount in KXT as typed. */
export function riskOf(choice: string, available: Decimal): Decimal | null {
  const risk = choice.endsWith('%')
    ? decimal(divide(big(available).times(choice.slice(0, -1)), 100))
    : parseTyped(choice)
  return risk && isPositive(risk) ? risk : null
}

/** An amount that loses at most the risk, and what limits it; amounts in KXT. */
type RiskSizing =
  /** `loss`: the loss at the stop, including the fees of opening and closing. With `margin` it is the whole amount. */
  | { bound: 'risk' | 'margin' | 'balance'; amount: Decimal; loss: Decimal }
  /** No order is that small; `loss` is what the smallest one would lose. */
  | { bound: 'minimum'; minimum: Decimal; loss: Decimal }

interface Sized extends Pick<Closing, 'leverage'> {
  risk: Decimal
  available: Decimal
  /** The stop of each side it fits: the amount fits both, using the side that loses more. */
  stops: readonly Pick<Closing, 'side' | 'entry' | 'level'>[]
}

type Rules = NetTerms & Pick<Market, 'minimumOrderValue'>

/** The smallest amount that can be ordered: the market's minimum, else one unit of the field's last decimal. */
const smallestAmount = ({ minimumOrderValue, pricePrecision }: Rules): Decimal =>
  minimumOrderValue ?? Decimal.parse(`1e-${pricePrecision}`)

/**
 * The largest amount (margin) whose loss at the stop, both fees included, is at most the risk: rounded down to
 * the decimals of the field, and never more than is available. Null if a fee is unknown or no side has a stop.
 */
export function riskSize({ risk, available, stops, leverage }: Sized, rules: Rules): RiskSizing | null {
  const losses = stops.flatMap((stop) => {
    const net = netTimesEntry({ ...stop, leverage }, rules)
    return net ? [{ lost: net.times(-1), entry: stop.entry }] : []
  })
  const [first, ...others] = losses
  if (!first || losses.length < stops.length) return null

  // Each is its loss times its entry: compared as fractions, since the two sides may open at different prices.
  const { lost, entry } = others.reduce(
    (most, loss) => (loss.lost.times(most.entry).gt(most.lost.times(loss.entry)) ? loss : most),
    first,
  )
  const lossOf = (amount: Decimal) => roundHalfUp(divide(lost.times(amount), entry))
  // If a rebate exceeds the loss, only the balance limits the amount.
  const wanted = lost.gt(0) ? divide(big(risk).times(entry), lost) : null
  const isCapped = wanted === null || wanted.gt(available)
  const amount = decimal((isCapped ? big(available) : wanted).round(rules.pricePrecision, 0))

  const minimum = smallestAmount(rules)
  if (!isPositive(amount) || compare(amount, minimum) < 0) return { bound: 'minimum', minimum, loss: lossOf(minimum) }
  return { bound: isCapped ? 'balance' : lost.gte(entry) ? 'margin' : 'risk', amount, loss: lossOf(amount) }
}
