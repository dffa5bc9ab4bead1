import { type ReactNode, useState } from 'react'
import { storage } from '../../../platform/storage.ts'
import { MarketViewContext } from './useChart.ts'

/** Holds what the address of the trading page leaves open, above the pages, for the page's own controls, the palette and the keys. */
export function MarketView({ children }: { children: ReactNode }) {
  const held = useState(() => ({ allMarkets: storage.allMarkets.get(), lastChart: storage.chart.get() }))
  return <MarketViewContext value={held}>{children}</MarketViewContext>
}
