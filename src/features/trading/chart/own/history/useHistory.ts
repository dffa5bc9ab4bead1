import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { config } from '../../../../../platform/config.ts'
import { type Extremes, extremes } from '../../../../../domain/chart/bars.ts'
import type { Candle } from '../../../../../domain/chart/candles.ts'
import { feedQuery, type HistoryPage, historyQuery, olderQuery, olderThan } from '../../../../../queries/history.ts'
import { chartStorage } from '../../../../../platform/chartStorage.ts'
import type { Offer, Resolution } from '../../../../../api/datafeed.ts'
import type { MarketName } from '../../../../../api/scalars.ts'

/** What there is to say of the history; `ready`: nothing. */
export type HistoryStatus = 'off' | 'loading' | 'older' | 'ready' | 'failed' | 'olderFailed' | 'empty'

/** The bars that the data feed answered. */
export interface Past extends Extremes {
  bars: readonly Candle[]
  resolution: Resolution
  /** Bars that were left out. */
  unreadable: number
  /** Where the next older ones end. */
  older: number | null
}

const pastOf = (pages: readonly HistoryPage[]): Past => ({
  bars: pages.toReversed().flatMap(({ bars }) => bars),
  ...extremes(pages),
  resolution: pages[0]?.resolution ?? '1',
  unreadable: pages.reduce((sum, { unreadable }) => sum + unreadable, 0),
  older: olderThan(pages),
})

const NO_OFFERS: readonly Offer[] = []
const NO_OFFER: Offer = { resolution: '1', name: '1' }

/** The history of a market from the data feed, in the resolution that was chosen; one call at a time. */
export function useHistory(market: MarketName) {
  const [wanted, want] = useState(chartStorage.resolution.get)
  /** Where the older page ends that was scrolled to. */
  const [wantedOlder, wantOlder] = useState<number | null>(null)
  const hasFeed = config.datafeed !== null
  const feed = useQuery({ ...feedQuery, enabled: hasFeed })
  const offers = feed.data ?? NO_OFFERS
  const offer = offers.find(({ resolution }) => resolution === wanted) ?? offers[0]
  const history = useQuery({
    ...historyQuery(market, offer ?? NO_OFFER),
    enabled: offer !== undefined,
    select: pastOf,
    // Another resolution takes the place of this one once it is there.
    placeholderData: (previous) => previous,
  })
  const to = history.data?.older ?? null
  const isOlderWanted = to !== null && to === wantedOlder && !history.isPlaceholderData
  const older = useQuery({ ...olderQuery(market, offer ?? NO_OFFER, to ?? 0), enabled: isOlderWanted && !history.isFetching })

  // Asked for again, a history that has never come is pending: until it has come, its failure stays on screen.
  const hasFailed = [feed, history].some(({ isError, errorUpdateCount, dataUpdatedAt }) => isError || (errorUpdateCount > 0 && dataUpdatedAt === 0))
  const past = history.data && history.data.bars.length > 0 && !(hasFailed && history.isPlaceholderData) ? history.data : null

  const status = (): HistoryStatus => {
    if (!hasFeed) return 'off'
    if (hasFailed) return 'failed'
    if (history.isPending || history.isPlaceholderData) return 'loading'
    if (older.isError) return 'olderFailed'
    if (older.isFetching) return 'older'
    return past ? 'ready' : 'empty'
  }

  return {
    past,
    status: status(),
    /** Resolutions to choose from; none without a data feed. */
    offers,
    chosen: offer?.resolution ?? '1',
    choose: (resolution: Resolution) => {
      chartStorage.resolution.set(resolution)
      want(resolution)
    },
    hasOlder: to !== null,
    loadOlder: () => wantOlder(to),
    isRetrying: feed.isFetching || history.isFetching || older.isFetching,
    retry: () => void (feed.isError ? feed : older.isError && !hasFailed ? older : history).refetch(),
  }
}
