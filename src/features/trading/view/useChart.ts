import { useNavigate, useSearch } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { ChartKind } from '../../../constants/limits.ts'
import type { OrderTab } from '../../../domain/order/orderTabs.ts'
import { storage } from '../../../platform/storage.ts'
import { storedView } from './storedView.ts'

/** View state of the trading page in its address. */
export interface ViewSearch {
  tab?: OrderTab | undefined
  chart?: ChartKind | undefined
}

/** Changes the view in the address, without a history entry: Back leaves the page. docs/decisions.md */
export function useShow() {
  const navigate = useNavigate({ from: '/market/$marketName' })
  return (view: ViewSearch) => void navigate({ to: '.', search: (all) => ({ ...all, ...view }), hash: true, replace: true, resetScroll: false })
}

/** How the trading page shows prices: by the address, else as chosen last. */
export function useChartKind(): ChartKind {
  const lastChart = useSyncExternalStore(storedView.subscribe, storage.chart.get)
  return useSearch({ from: '/_shell/market/$marketName', select: ({ chart }) => chart ?? lastChart })
}

/** Chooses how prices are shown, now and next time. */
export function useShowChart() {
  const show = useShow()
  return (kind: ChartKind) => {
    storage.chart.set(kind)
    storedView.notify()
    show({ chart: kind === 'vendor' ? undefined : kind })
  }
}
