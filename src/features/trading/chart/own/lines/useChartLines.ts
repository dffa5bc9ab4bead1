import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { shownOrders } from '../../../../../domain/chart/chartLines.ts'
import { aimLines } from '../../../../../domain/contest/coach/aim/coachAim.ts'
import { draftLines } from '../../../../../domain/chart/draftLines.ts'
import { type ChartLine, orderLines } from '../../../../../domain/chart/orderLines.ts'
import { askedLevelsQuery } from '../../../../../queries/askedLevels.ts'
import type { Market } from '../../../../../api/market.ts'
import { useAim } from '../../../../contests/coach/aim/useAim.ts'
import { useFromPrices } from '../../../market/usePrice.ts'
import { useDraft, useOrderFlow } from '../../../order-form/useOrderFlow.ts'
import { useOrdersOn } from '../../../market/useOrdersOn.ts'

/** Every line of a market's chart: of the form's draft, of the positions, of the orders that wait, and of what is being asked for. */
export function useChartLines(market: Market): ChartLine[] {
  const orders = useOrdersOn(market.market, shownOrders)
  const { data: asked } = useQuery(askedLevelsQuery)
  const { leverage, placement } = useOrderFlow()
  const draft = useDraft(market)
  const isPending = useSyncExternalStore(placement.subscribe, placement.pending)?.market === market.market
  const drafts = useFromPrices((price) => draftLines(draft, { market, leverage, marketPrice: price(market.market), isPending }))
  const aim = useAim()
  const aimed = aim ? aimLines(aim, orders, market.pricePrecision) : []
  return [...drafts, ...orderLines(orders, asked), ...aimed]
}
