import { useNavigate, useSearch } from '@tanstack/react-router'
import { createContext, type Dispatch, type SetStateAction, useContext } from 'react'
import type { ChartKind } from '../../../constants/limits.ts'
import type { OrderTab } from '../../../domain/order/orderTabs.ts'
import { storage } from '../../../platform/storage.ts'

interface HeldView {
  /** Orders of all markets are listed. Specification §3: kept on the device. */
  allMarkets: boolean
  /** The chart that was chosen last: shown where the address names none. */
  lastChart: ChartKind
}

export const MarketViewContext = createContext<readonly [HeldView, Dispatch<SetStateAction<HeldView>>] | null>(null)

export function useHeldView() {
  const held = useContext(MarketViewContext)
  if (!held) throw new Error('MarketView is missing above')
  return held
}

/** What of the trading page is on screen, by its address. */
export interface ViewSearch {
  tab?: OrderTab | undefined
  chart?: ChartKind | undefined
}

/** Changes the view in the address. No step for Back, which leaves the page. docs/decisions.md */
export function useShow() {
  const navigate = useNavigate({ from: '/market/$marketName' })
  return (view: ViewSearch) => void navigate({ to: '.', search: (all) => ({ ...all, ...view }), hash: true, replace: true, resetScroll: false })
}

/** How prices are shown, on the trading page. */
export function useChartKind(): ChartKind {
  const [{ lastChart }] = useHeldView()
  return useSearch({ from: '/_shell/market/$marketName', select: ({ chart }) => chart ?? lastChart })
}

/** Shows prices in another way, the next time too. */
export function useShowChart() {
  const show = useShow()
  const [, hold] = useHeldView()
  return (kind: ChartKind) => {
    storage.chart.set(kind)
    hold((view) => ({ ...view, lastChart: kind }))
    show({ chart: kind === 'vendor' ? undefined : kind })
  }
}
