import { useSearch } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { OrderTab } from '../../../domain/order/orderTabs.ts'
import { storage } from '../../../platform/storage.ts'
import { storedView } from './storedView.ts'
import { useShow, type ViewSearch } from './useChart.ts'

/** The search parameter of a tab; the default tab needs none. */
export const tabSearch = (tab: OrderTab): ViewSearch => ({ tab: tab === 'positions' ? undefined : tab })

/** The selected tab of the orders panel on the trading page. */
export const useOrderTab = (): OrderTab => useSearch({ from: '/_shell/market/$marketName', select: ({ tab }) => tab ?? 'positions' })

/** The markets whose orders are listed, and how to change that. Specification §3: the all-markets flag is stored on the device. */
export function useOrdersView() {
  const show = useShow()
  return {
    allMarkets: useSyncExternalStore(storedView.subscribe, storage.allMarkets.get),
    showTab: (tab: OrderTab) => show(tabSearch(tab)),
    showAllMarkets: (all: boolean) => {
      storage.allMarkets.set(all)
      storedView.notify()
    },
  }
}
