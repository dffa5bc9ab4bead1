import { digits } from '../../../domain/money/format.ts'
import { symbol } from '../../../domain/market/market.ts'
import { priceMove } from '../../../domain/market/priceMove.ts'
import type { Market } from '../../../api/market.ts'
import { classes } from '../../../ui/display/classes.ts'
import { MoveMark } from './MoveMark.tsx'
import { usePrice } from './usePrice.ts'

const tints = { up: 'text-long', down: 'text-short' }

/**
 * Market and price at the top of the rail once the market header has scrolled away: LONG and SHORT are never
 * pressed without them. Until then it sits above the rail, which clips it. Screen readers have the header itself.
 */
export function PinnedPrice({ market }: { market: Market }) {
  const { price, previousPrice } = usePrice(market.market)
  const move = priceMove(price, previousPrice)

  return (
    <div aria-hidden="true" className="pinned-price num">
      <span className="font-semi text-text">{symbol(market.market)}</span>
      <span className={classes('flex items-center gap-1.5 font-medium', move === null ? 'text-text' : tints[move])}>
        <span>{digits(price, { decimals: market.pricePrecision })}</span>
        <MoveMark move={move} />
      </span>
    </div>
  )
}
