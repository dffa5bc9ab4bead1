import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Market } from '../../../../../api/market.ts'
import { shownOrders } from '../../../../../domain/chart/chartLines.ts'
import { draftLines } from '../../../../../domain/chart/draftLines.ts'
import { type ChartLine, orderLines } from '../../../../../domain/chart/orderLines.ts'
import { pendingLevelsQuery } from '../../../../../queries/pendingLevels.ts'
import { useOrdersOn } from '../../../market/useOrdersOn.ts'
import { useFromPrices } from '../../../market/usePrice.ts'
import { useDraft, useOrderFormContext } from '../../../order-form/OrderFormProvider.tsx'
import { placement } from '../../../order-form/placement.ts'

/** All lines of a market's chart: of the draft, the positions, the pending orders and the pending SL/TP changes. */
export function useChartLines(market: Market): ChartLine[] {
  const orders = useOrdersOn(market.market, shownOrders)
  const { data: pending } = useQuery(pendingLevelsQuery)
  const { leverage } = useOrderFormContext()
  const draft = useDraft(market)
  const isPending = useSyncExternalStore(placement.subscribe, placement.pending)?.market === market.market
  const drafts = useFromPrices((price) =>
    draftLines(draft, { market, leverage, marketPrice: price(market.market), isPending }),
  )
  return [...drafts, ...orderLines(orders, pending)]
}
