import { useState } from 'react'
import { favourites } from './favourites.ts'
import type { MarketName } from '../../../api/scalars.ts'

interface Favourites {
  names: ReadonlySet<MarketName>
  /** Adds or removes a market, on this device. */
  toggle: (market: MarketName) => void
}

/** The markets that the trader has starred. */
export function useFavourites(): Favourites {
  const [names, setNames] = useState<ReadonlySet<MarketName>>(() => new Set(favourites.get()))
  const toggle = (market: MarketName) => {
    // Read again: another tab may have starred one since.
    const next = new Set(favourites.get())
    if (!next.delete(market)) next.add(market)
    favourites.set([...next])
    setNames(next)
  }
  return { names, toggle }
}
