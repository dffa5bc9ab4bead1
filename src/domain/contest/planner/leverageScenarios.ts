import { type Leverage, LEVERAGES, MAINTENANCE_RATE } from '../../../constants/limits.ts'
import { Decimal } from '../../../api/scalars.ts'
import { big, decimal, isPositive, divide, divideUp, ZERO } from '../../money/decimal.ts'

/** What a return requires at one leverage: price moves from the entry, in percent. */
export interface LeverageScenario {
  leverage: Leverage
  /** Required move in favour of the position, before fees; rounded up, so that it suffices. */
  move: Decimal
  /** Move against the position to its liquidation, as estimated by the order form; rounded down. */
  room: Decimal
  /** Ratio of the distance to the target and the distance to liquidation. */
  times: Decimal
  /** The price would have to fall by 100 % or more: impossible for a SHORT. */
  isLongOnly: boolean
}

const HUNDRED = big(Decimal.parse('100'))
const maintenance = HUNDRED.times(Decimal.parse(MAINTENANCE_RATE))
const PLACES = 2

/** What reaches a return in percent of the margin at each leverage; empty if no gain is needed. */
export function leverageScenarios(needed: Decimal): LeverageScenario[] {
  if (!isPositive(needed)) return []
  return LEVERAGES.map((leverage) => {
    const by = big(ZERO).plus(leverage)
    const room = divide(HUNDRED, by).minus(maintenance)
    return {
      leverage,
      move: decimal(divideUp(big(needed), by, PLACES)),
      room: decimal(room.round(PLACES, 0)),
      times: decimal(divide(big(needed), room.times(by)).round(PLACES, 1)),
      isLongOnly: HUNDRED.times(by).lte(needed),
    }
  })
}
