import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Decimal, MarketName } from '../../../api/scalars.ts'
import { config } from '../../../platform/config.ts'
import { session } from '../../../queries/call/session.ts'
import { dayOpenQuery } from '../../../queries/candles.ts'
import { everySecond } from '../../../ui/hooks/everySecond.ts'

const DAY_S = 86_400
/** Begin of the UTC day, in epoch seconds of the exchange's clock. */
export const dayNow = () => Math.floor(session.now() / 1_000 / DAY_S) * DAY_S

/** A market's price at 00:00 UTC; null without a data feed, or if it does not know it. */
export function useDayOpen(market: MarketName): Decimal | null {
  const day = useSyncExternalStore(everySecond, dayNow)
  const { data = null } = useQuery({ ...dayOpenQuery(market, day), enabled: config.datafeed !== null })
  return data
}
