import { useEffect } from 'react'
import { storage } from '../../../platform/storage.ts'

/** Stores the last selected market for the next visit. Specification §3. */
export function useRememberedMarket(market: string | null) {
  useEffect(() => {
    if (market !== null) storage.futuresMarket.set(market)
  }, [market])
}
