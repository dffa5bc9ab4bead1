import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { storage } from '../../../platform/storage.ts'
import { focusOrders } from '../view/focusLandmark.ts'
import { tabSearch } from '../view/pageView.ts'
import type { OrdersTarget } from './orderNews.ts'
import { watchOrders } from './watchOrders.ts'

/** Watches the lists of orders while mounted; renders nothing. */
export function OrderWatch() {
  const client = useQueryClient()
  const router = useRouter()

  useEffect(() => {
    const view = async ({ market, tab }: OrdersTarget) => {
      const marketName = market ?? storage.futuresMarket.get()
      if (marketName === null) return
      await router.navigate({
        to: '/market/$marketName',
        params: { marketName },
        search: tabSearch(tab),
        resetScroll: false,
      })
      await focusOrders()
    }
    return watchOrders(client, (target) => void view(target))
  }, [client, router])

  return null
}
