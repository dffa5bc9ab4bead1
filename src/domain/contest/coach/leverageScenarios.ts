import { type Leverage, LEVERAGES, MAINTENANCE_RATE } from '../../../constants/limits.ts'
import { Decimal } from '../../../api/scalars.ts'
import { big, decimal, isPositive, quotient, quotientUp, ZERO } from '../../money/decimal.ts'

/** What a return takes at one leverage: moves of the price from the entry, in percent. */
export interface LeverageScenario {
  leverage: Leverage
  /** In favour of the position, before fees; rounded up, so that it suffices. */
  move: Decimal
  /** Against it, where it is liquidated, as the order form estimates it; rounded down. */
  room: Decimal
  /** How many times as far the target is as the liquidation. */
  times: Decimal
  /** The price would have to fall by all it is worth, or more: no SHORT gets there. */
  isLongOnly: boolean
}

const HUNDRED = big(Decimal.parse('100'))
const maintenance = HUNDRED.times(Decimal.parse(MAINTENANCE_RATE))
const PLACES = 2

/** What reaches a return of so many percent of the margin at each leverage; none where no gain is needed. */
export function leverageScenarios(needed: Decimal): LeverageScenario[] {
  if (!isPositive(needed)) return []
  return LEVERAGES.map((leverage) => {
    const by = big(ZERO).plus(leverage)
    const room = quotient(HUNDRED, by).minus(maintenance)
    return {
      leverage,
      move: decimal(quotientUp(big(needed), by, PLACES)),
      room: decimal(room.round(PLACES, 0)),
      times: decimal(quotient(big(needed), room.times(by)).round(PLACES, 1)),
      isLongOnly: HUNDRED.times(by).lte(needed),
    }
  })
}
