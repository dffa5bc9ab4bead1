import { useState } from 'react'
import { sortedMarkets } from '../../domain/market.ts'
import type { FeeRates } from '../../wire/market.ts'
import { SHELL_WIDTH, useMedia } from '../ui/useMedia.ts'
import { FeeCards } from './FeeCards.tsx'
import { FeeTable, type SortDirection } from './FeeTable.tsx'

/** The rates by market, as a table or, where there is no room for one, as cards. */
export function FeeList({ rates }: { rates: readonly FeeRates[] }) {
  const [direction, setDirection] = useState<SortDirection>('ascending')
  const Shown = useMedia(SHELL_WIDTH) ? FeeTable : FeeCards
  const sorted = sortedMarkets(rates)

  return (
    <Shown
      rates={direction === 'ascending' ? sorted : sorted.reverse()}
      direction={direction}
      onTurn={() => setDirection(direction === 'ascending' ? 'descending' : 'ascending')}
    />
  )
}
