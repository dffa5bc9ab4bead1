import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Offer, Resolution } from '../../../../../api/datafeed.ts'
import type { MarketName } from '../../../../../api/scalars.ts'
import { type Extremes, extremes } from '../../../../../domain/chart/bars.ts'
import type { Candle } from '../../../../../domain/chart/candles.ts'
import { isStale } from '../../../../../domain/market/freshness.ts'
import { chartStorage } from '../../../../../platform/chartStorage.ts'
import { steadyNow } from '../../../../../platform/clock.ts'
import { config } from '../../../../../platform/config.ts'
import { feedQuery, type HistoryPage, historyQuery, olderQuery, olderThan } from '../../../../../queries/candles.ts'
import { priceNow } from '../../../../../queries/prices.ts'
import { everySecond } from '../../../../../ui/hooks/everySecond.ts'
import { useStore } from '../../../../../ui/hooks/useStore.ts'
import { useTabVisible } from '../../../../../ui/visibility/visibility.ts'

/** Loading status of the history. */
type HistoryStatus = 'off' | 'loading' | 'older' | 'ready' | 'failed' | 'olderFailed' | 'empty'

/** Bars received from the data feed. */
export interface HistoryBars extends Extremes {
  bars: readonly Candle[]
  resolution: Resolution
  /** Number of bars dropped as unreadable. */
  unreadable: number
  /** End of the next older page; null if there is none. */
  older: number | null
}

const pastOf = (pages: readonly HistoryPage[]): HistoryBars => ({
  bars: pages.toReversed().flatMap(({ bars }) => bars),
  ...extremes(pages),
  resolution: pages[0]?.resolution ?? '1',
  unreadable: pages.reduce((sum, { unreadable }) => sum + unreadable, 0),
  older: olderThan(pages),
})

const NO_OFFERS: readonly Offer[] = []
const NO_OFFER: Offer = { resolution: '1', name: '1' }

/** A market's history from the data feed in the chosen resolution, with one request at a time. */
export function useHistory(market: MarketName) {
  const wanted = useStore(chartStorage.resolution)
  /** End of the older page that was scrolled to. */
  const [wantedOlder, wantOlder] = useState<number | null>(null)
  const hasFeed = config.datafeed !== null
  const feed = useQuery({ ...feedQuery, enabled: hasFeed })
  const offers = feed.data ?? NO_OFFERS
  const offer = offers.find(({ resolution }) => resolution === wanted) ?? offers[0]
  const history = useQuery({
    ...historyQuery(market, offer ?? NO_OFFER),
    enabled: offer !== undefined,
    select: pastOf,
    // The previous resolution stays on screen until the new one is loaded.
    placeholderData: (previous) => previous,
  })
  useMissedPrices(market, () => offer && void history.refetch({ cancelRefetch: false }))
  const to = history.data?.older ?? null
  const isOlderWanted = to !== null && to === wantedOlder && !history.isPlaceholderData
  const older = useQuery({
    ...olderQuery(market, offer ?? NO_OFFER, to ?? 0),
    enabled: isOlderWanted && !history.isFetching,
  })

  // During a retry, a query that has never succeeded is pending again: keep showing its failure until it succeeds.
  const hasFailed = [feed, history].some(
    ({ isError, errorUpdateCount, dataUpdatedAt }) => isError || (errorUpdateCount > 0 && dataUpdatedAt === 0),
  )
  const past =
    history.data && history.data.bars.length > 0 && !(hasFailed && history.isPlaceholderData) ? history.data : null

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
    /** Available resolutions; none without a data feed. */
    offers,
    chosen: offer?.resolution ?? '1',
    choose: (resolution: Resolution) => {
      chartStorage.resolution.set(resolution)
    },
    hasOlder: to !== null,
    loadOlder: () => wantOlder(to),
    isRetrying: feed.isFetching || history.isFetching || older.isFetching,
    retry: () => void (feed.isError ? feed : older.isError && !hasFailed ? older : history).refetch(),
  }
}

/** Calls back with the first price after some were missed, offline or not: those are in the history alone. In a hidden tab, only once it is seen. */
function useMissedPrices(market: MarketName, onBack: () => void) {
  const client = useQueryClient()
  const isMissing = useSyncExternalStore(everySecond, () => {
    const at = priceNow(client, market)?.at
    return at !== undefined && isStale(at, steadyNow())
  })
  const isVisible = useTabVisible()
  const wasMissing = useRef(false)
  const back = useEffectEvent(onBack)

  useEffect(() => {
    if (isMissing) wasMissing.current = true
    else if (wasMissing.current && isVisible) {
      wasMissing.current = false
      back()
    }
  }, [isMissing, isVisible])
}
