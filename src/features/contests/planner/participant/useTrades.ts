import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { type ContestTrades, contestTrades } from '../../../../domain/contest/planner/contestTrades.ts'
import { closedOrdersQuery } from '../../../../queries/closedOrders.ts'
import type { Contest } from '../../../../api/contest.ts'
import { inSlices } from '../../../../ui/hooks/inSlices.ts'

interface Trades {
  /** Null before the first are computed. */
  trades: ContestTrades | null
  unreadable: number
  /** The orders failed to load. */
  isFailed: boolean
  retry: () => void
}

/** The user's own trades as they count in a contest, computed in a transition; the previous ones until then. */
export function useTrades(contest: Contest, listedAt: number): Trades {
  const { data, error, refetch } = useQuery(closedOrdersQuery)
  const [trades, setTrades] = useState<ContestTrades | null>(null)
  const orders = data?.items

  useEffect(() => {
    if (orders === undefined) return
    const stop = new AbortController()
    void inSlices(contestTrades(orders, contest, listedAt), stop.signal).then((worked) => worked && startTransition(() => setTrades(worked)))
    return () => stop.abort()
  }, [orders, contest, listedAt])

  return { trades, unreadable: data?.unreadable ?? 0, isFailed: data === undefined && error !== null, retry: () => void refetch() }
}
