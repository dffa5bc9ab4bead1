import { useSyncExternalStore } from 'react'
import type { Market } from '../../../../../api/market.ts'
import { alertLines } from '../../../../../domain/chart/alertLines.ts'
import { shownOrders } from '../../../../../domain/chart/chartLines.ts'
import { draftLines } from '../../../../../domain/chart/draftLines.ts'
import { type ChartLine, orderLines } from '../../../../../domain/chart/orderLines.ts'
import { pendingLevels } from '../../../../../queries/pendingLevels.ts'
import { useStore } from '../../../../../ui/hooks/useStore.ts'
import { storedAlerts } from '../../../alerts/storedAlerts.ts'
import { useOrdersOn } from '../../../market/useOrdersOn.ts'
import { useFromPrices } from '../../../market/usePrice.ts'
import { useDraft, useOrderFormContext } from '../../../order-form/OrderFormProvider.tsx'
import { placement } from '../../../order-form/placement.ts'

/** All lines of a market's chart: of the draft until it is sent, the positions, the pending orders, the pending SL/TP changes and the price alerts. */
export function useChartLines(market: Market): ChartLine[] {
  const orders = useOrdersOn(market.market, shownOrders)
  const pending = useStore(pendingLevels)
  const { alerts } = useStore(storedAlerts)
  const { leverage } = useOrderFormContext()
  const draft = useDraft(market)
  const isPending = useSyncExternalStore(placement.subscribe, placement.pending)?.market === market.market
  const drafts = useFromPrices((price) =>
    isPending ? [] : draftLines(draft, { market, leverage, marketPrice: price(market.market) }),
  )
  return [...drafts, ...orderLines(orders, pending), ...alertLines(alerts, market.market)]
}
