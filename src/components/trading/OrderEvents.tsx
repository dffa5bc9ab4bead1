import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { storage } from '../../storage.ts'
import { useIdle } from './useIdle.ts'
import type { NewsPlace } from './orderNews.ts'

/** Tells in messages what the exchange does to the user's orders. Above all pages, so that none begins anew with a page; shows nothing itself. */
export function OrderEvents() {
  useOrderEvents(useIdle())
  return null
}

/** Watches the lists of orders, by code that comes when nothing more urgent does. Without it the page still works. */
function useOrderEvents(isIdle: boolean) {
  const client = useQueryClient()
  const router = useRouter()

  useEffect(() => {
    if (!isIdle) return
    const view = ({ market, tab }: NewsPlace) => {
      const marketName = market ?? storage.futuresMarket.get()
      if (marketName !== null) void router.navigate({ to: '/market/$marketName', params: { marketName }, state: { orderTab: tab }, resetScroll: false })
    }
    let stop: (() => void) | null = () => {}
    import('./watchOrders.ts').then(
      ({ watchOrders }) => {
        if (stop) stop = watchOrders(client, view)
      },
      () => {},
    )
    return () => {
      stop?.()
      stop = null
    }
  }, [client, router, isIdle])
}
