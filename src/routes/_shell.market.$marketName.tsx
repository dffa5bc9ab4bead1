import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { TradingRoute } from '../features/trading/page/TradingRoute.tsx'
import { startTrading } from '../queries/startTrading.ts'
import { CHART_KINDS } from '../constants/limits.ts'
import { ORDER_TABS } from '../domain/order/orderTabs.ts'
import * as z from '../api/zod.ts'

/** What of the page is on screen; an invalid value counts as absent. The order in a link is read by the form. docs/integrators/links.md */
const MarketSearch = z.object({
  tab: z.catch(z.optional(z.enum(ORDER_TABS)), undefined),
  chart: z.catch(z.optional(z.enum(CHART_KINDS)), undefined),
})

export const Route = createFileRoute('/_shell/market/$marketName')({
  validateSearch: MarketSearch,
  // Another market is shown in the same view.
  search: { middlewares: [retainSearchParams(['tab', 'chart'])] },
  // Started, not awaited: the shell's own calls run in parallel.
  loader: ({ params, cause }) => {
    if (cause === 'enter') startTrading(params.marketName)
  },
  component: Trading,
})

function Trading() {
  const { marketName } = Route.useParams()
  return <TradingRoute marketName={marketName} />
}
