import { useState } from 'react'
import { DEFAULT_ORDER_SORT, type OrderSort, type OrderTab, sortOf } from '../../../domain/order/orderTabs.ts'
import type { MarketName } from '../../../api/scalars.ts'

/**
 * How the orders are sorted and paged. Another tab or list (`list`: its market, null for all) starts at its first page.
 * `isSortSaid`: the trader has sorted this tab, which is announced. Specification §4, §9.
 */
export function useListChoices(tab: OrderTab, list: MarketName | null) {
  const [sort, setSort] = useState(DEFAULT_ORDER_SORT)
  const [isSortSaid, setSortSaid] = useState(false)
  const [page, showPage] = useState(1)
  const [before, setBefore] = useState({ tab, list })
  if (before.tab !== tab || before.list !== list) {
    setBefore({ tab, list })
    showPage(1)
    if (before.tab !== tab) setSortSaid(false)
  }

  const sortBy = (next: OrderSort) => {
    setSort(next)
    setSortSaid(true)
    showPage(1)
  }
  return { sort: sortOf(tab, sort), isSortSaid, page, sortBy, showPage }
}
