import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { ORDER_TABS, type OrderTab } from '../../../domain/order/orderTabs.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The tab of the orders panel to open. */
    orderTab?: OrderTab
  }
}

/** Opens the tab of a toast's "View" link, each time it is pressed, and scrolls to the panel. */
export function useRequestedTab(open: (tab: OrderTab) => void, panel: RefObject<HTMLElement | null>) {
  const { orderTab, __TSR_key: entryKey } = useLocation({ select: ({ state }) => state })
  const [followed, follow] = useState<string | undefined>()

  const tab = ORDER_TABS.find((each) => each === orderTab)
  if (tab && entryKey !== followed) {
    follow(entryKey)
    open(tab)
  }

  useEffect(() => {
    if (followed === undefined) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [followed, panel])
}
