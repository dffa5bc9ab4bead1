import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { onCacheChange } from '../../../queries/onCacheChange.ts'
import { useIdle } from '../../../ui/hooks/useIdle.ts'

const isAwaited = ({ state }: Query) => state.status === 'pending'

/**
 * False until the page's first requests are answered and the browser is idle: a chart costs more than the rest of the page, so
 * prices, balance and orders are shown first. Ignores later refreshes.
 */
export function useChartStart(): boolean {
  const client = useQueryClient()
  const [isAnswered, setAnswered] = useState(false)
  const isIdle = useIdle(isAnswered)

  useEffect(() => {
    if (isIdle) return
    // A batched call may still arrive after unsubscribing.
    let isSubscribed = true
    const look = () => {
      if (isSubscribed) setAnswered(client.isFetching({ predicate: isAwaited }) === 0)
    }
    look()
    const unsubscribe = onCacheChange(client, look)
    return () => {
      isSubscribed = false
      unsubscribe()
    }
  }, [client, isIdle])

  return isIdle
}
