import type { Market } from '../../../api/market.ts'
import { symbol } from '../../../domain/market/market.ts'
import { MovedPrice } from './MoveMark.tsx'

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
