import type { Market } from '../../../api/market.ts'
import { symbol } from '../../../domain/market/market.ts'
import { priceMove } from '../../../domain/market/priceMove.ts'
import { formatPrice } from '../../../domain/money/format.ts'
import { classes } from '../../../ui/display/classes.ts'
import { MoveMark } from './MoveMark.tsx'
import { usePrice } from './usePrice.ts'

const tints = { up: 'text-long', down: 'text-short' }

/**
 * Market and price at the top of the rail once the market header has scrolled away, so that LONG and SHORT always have them in view.
 * Until then it is clipped above the rail. Hidden from screen readers, which have the header.
 */
export function PinnedPrice({ market }: { market: Market }) {
  const { price, previousPrice } = usePrice(market.market)
  const move = priceMove(price, previousPrice)

  return (
    <div aria-hidden="true" className="pinned-price num">
      <span translate="no" className="font-semi text-text">
        {symbol(market.market)}
      </span>
      <span className={classes('flex items-center gap-1.5 font-medium', move === null ? 'text-text' : tints[move])}>
        <span>{formatPrice(price, market)}</span>
        <MoveMark move={move} />
      </span>
    </div>
  )
}
