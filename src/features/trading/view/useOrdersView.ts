import { useSearch } from '@tanstack/react-router'
import type { OrderTab } from '../../../domain/order/orderTabs.ts'
import { storage } from '../../../platform/storage.ts'
import { useHeldView, useShow, type ViewSearch } from './useChart.ts'

/** The search parameter of a tab; the default leaves the address clean. */
export const tabSearch = (tab: OrderTab): ViewSearch => ({ tab: tab === 'positions' ? undefined : tab })

/** The tab of the orders panel, on the trading page. */
export const useOrderTab = (): OrderTab => useSearch({ from: '/_shell/market/$marketName', select: ({ tab }) => tab ?? 'positions' })

/** Which markets' orders are listed, and how to list others. */
export function useOrdersView() {
  const show = useShow()
  const [{ allMarkets }, hold] = useHeldView()
  return {
    allMarkets,
    showTab: (tab: OrderTab) => show(tabSearch(tab)),
    showAllMarkets: (all: boolean) => {
      storage.allMarkets.set(all)
      hold((view) => ({ ...view, allMarkets: all }))
    },
  }
}
