import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ChartKind } from '../../../constants/limits.ts'
import type { OrderTab } from '../../../domain/order/orderTabs.ts'
import { storage } from '../../../platform/storage.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'

/** View state of the trading page in its address. */
export interface ViewSearch {
  tab?: OrderTab | undefined
  chart?: ChartKind | undefined
}

/** Changes the view in the address, without a history entry: Back leaves the page. docs/decisions.md */
function useShow() {
  const navigate = useNavigate({ from: '/market/$marketName' })
  return (view: ViewSearch) =>
    void navigate({ to: '.', search: (all) => ({ ...all, ...view }), hash: true, replace: true, resetScroll: false })
}

/** How the trading page shows prices: by the address, else as chosen last. */
export function useChartKind(): ChartKind {
  const lastChart = useStore(storage.chart)
  return useSearch({ from: '/_shell/market/$marketName', select: ({ chart }) => chart ?? lastChart })
}

/** Chooses how prices are shown, now and next time. */
export function useShowChart() {
  const show = useShow()
  return (kind: ChartKind) => {
    storage.chart.set(kind)
    show({ chart: kind === 'vendor' ? undefined : kind })
  }
}

/** Whether the order form and its dialogs show all values, on this device; off at first. */
export const useDetails = () => useStore(storage.details)

/** Whether the rows of orders do. */
export const useRowDetails = () => useStore(storage.rowDetails)

/** The search parameter of a tab; the default tab needs none. */
export const tabSearch = (tab: OrderTab): ViewSearch => ({ tab: tab === 'positions' ? undefined : tab })

/** The selected tab of the orders panel on the trading page. */
export const useOrderTab = (): OrderTab =>
  useSearch({ from: '/_shell/market/$marketName', select: ({ tab }) => tab ?? 'positions' })

/** The markets whose orders are listed, and how to change that. Specification §3: the all-markets flag is stored on the device. */
export function useOrdersView() {
  const show = useShow()
  return {
    allMarkets: useStore(storage.allMarkets),
    showTab: (tab: OrderTab) => show(tabSearch(tab)),
    showAllMarkets: storage.allMarkets.set,
  }
}
