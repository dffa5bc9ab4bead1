import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../../../api/failure.ts'
import type { Decimal, MarketName } from '../../../api/scalars.ts'
import { compare, percentFrom } from '../../../domain/money/decimal.ts'
import { dayOpenQuery } from '../../../queries/candles.ts'
import { priceOf } from '../../../queries/prices.ts'
import { dayNow } from './useDayOpen.ts'

/** Requests to the data feed at the same time. */
const TOGETHER = 6

/** `descending`: what rose most comes first. */
type ChangeSort = 'descending' | 'ascending' | null
const NEXT = { descending: 'ascending', ascending: null } as const

/**
 * The markets by the day's change, or as they are listed; `onSorted` follows each change of that. Sorted when asked for, and then
 * left alone, so that no row moves under a finger; a market without a known change comes last. Without any, they stay as listed.
 */
export function useChangeSort(names: readonly MarketName[], onSorted: () => void) {
  const client = useQueryClient()
  const [sort, setSort] = useState<ChangeSort>(null)
  const [changes, setChanges] = useState<ReadonlyMap<MarketName, Decimal> | null>(null)
  const [isLoading, setLoading] = useState(false)

  /** Whether any change is known. */
  const load = async () => {
    const known = new Map<MarketName, Decimal>()
    const read = async (name: MarketName) => {
      const open = await client.query(dayOpenQuery(name, dayNow()))
      const change = percentFrom(priceOf(client, name).price, open)
      if (change) known.set(name, change)
    }
    for (let from = 0; from < names.length; from += TOGETHER) {
      // oxlint-disable-next-line no-await-in-loop -- a third party's server: a few at a time
      const results = await Promise.allSettled(names.slice(from, from + TOGETHER).map(read))
      // The other groups would wait as long, one after the other.
      if (results.every((each) => each.status === 'rejected' && failureOf(each.reason).kind === 'timeout')) break
    }
    setChanges(known)
    return known.size > 0
  }
  const turn = async () => {
    if (sort === null) {
      setLoading(true)
      const isKnown = await load()
      setLoading(false)
      if (!isKnown) return
    }
    setSort(sort === null ? 'descending' : NEXT[sort])
    onSorted()
  }

  return { sort, isLoading, turn: () => void turn(), sorted: sort && changes ? byChange(names, changes, sort) : names }
}

function byChange(
  names: readonly MarketName[],
  changes: ReadonlyMap<MarketName, Decimal>,
  sort: 'ascending' | 'descending',
) {
  return names.toSorted((a, b) => {
    const [first, second] = [changes.get(a), changes.get(b)]
    if (!first || !second) return Number(!first) - Number(!second)
    return compare(first, second) * (sort === 'ascending' ? 1 : -1)
  })
}
