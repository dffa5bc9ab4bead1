import { sparklinePath } from '../../../domain/chart/sparklinePath.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { useSeenPrices } from './usePrice.ts'

const BOX = { width: 36, height: 14 }

/** A sparkline of the prices seen since the app was opened; empty until there are ten. Hidden from screen readers, which have the numbers. */
export function Sparkline({ market }: { market: MarketName }) {
  const seen = useSeenPrices(market)
  const points = seen && sparklinePath(seen, BOX)
  return (
    <svg {...BOX} viewBox={`-1 -1 ${BOX.width + 2} ${BOX.height + 2}`} aria-hidden="true" className="market-trend ms-auto min-w-0 text-text-3">
      {points && <polyline points={points} fill="none" stroke="currentColor" strokeLinejoin="round" />}
    </svg>
  )
}
