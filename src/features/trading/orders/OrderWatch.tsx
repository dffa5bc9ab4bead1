import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { storage } from '../../../platform/storage.ts'
import type { NewsPlace } from './orderNews.ts'
import { watchOrders } from './watchOrders.ts'

/** Watches the lists of orders while mounted; renders nothing. */
export function OrderWatch() {
  const client = useQueryClient()
  const router = useRouter()

  useEffect(() => {
    const view = ({ market, tab }: NewsPlace) => {
      const marketName = market ?? storage.futuresMarket.get()
      if (marketName !== null) void router.navigate({ to: '/market/$marketName', params: { marketName }, state: { orderTab: tab }, resetScroll: false })
    }
    return watchOrders(client, view)
  }, [client, router])

  return null
}
