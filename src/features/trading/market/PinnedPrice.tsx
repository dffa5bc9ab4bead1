import type { Market } from '../../../api/market.ts'
import { symbol } from '../../../domain/market/market.ts'
import { priceMove } from '../../../domain/market/priceMove.ts'
import { formatPrice } from '../../../domain/money/format.ts'
import { classes } from '../../../ui/display/classes.ts'
import { MoveMark, tints } from './MoveMark.tsx'
import { usePrice } from './usePrice.ts'

/**
 * Market and price at the top of the rail once the market header has scrolled away, so that LONG and SHORT always have them in view.
 * Until then it is clipped above the rail. Hidden from screen readers, which have the header.
 */
export function PinnedPrice({ market }: { market: Market }) {
  return (
    <div aria-hidden="true" className="pinned-price num">
      <span translate="no" className="font-semi text-text">
        {symbol(market.market)}
      </span>
      <MovedPrice market={market} still="text-text" />
    </div>
  )
}

/** The live price of a market with its last move. `still`: its colour until it moves. */
export function MovedPrice({ market, still, className = '' }: { market: Market; still: string; className?: string }) {
  const { price, previousPrice } = usePrice(market.market)
  const move = priceMove(price, previousPrice)
  return (
    <span className={classes('flex items-center gap-1.5 font-medium', className, move === null ? still : tints[move])}>
      <span translate="no">{formatPrice(price, market)}</span>
      <MoveMark move={move} />
    </span>
  )
}
