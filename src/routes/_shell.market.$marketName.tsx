import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { CHART_KINDS } from '../constants/limits.ts'
import { ORDER_TABS } from '../domain/order/orderTabs.ts'
import { TradingRoute } from '../features/trading/page/TradingRoute.tsx'
import type { ViewSearch } from '../features/trading/view/pageView.ts'
import { startPage } from '../queries/startPage.ts'

export const Route = createFileRoute('/_shell/market/$marketName')({
  // An invalid value counts as absent. The form reads an order in a link. docs/integrators/links.md
  validateSearch: ({ tab, chart }: Record<string, unknown>): ViewSearch => ({
    tab: ORDER_TABS.find((one) => one === tab),
    chart: CHART_KINDS.find((one) => one === chart),
  }),
  // Switching markets keeps the view.
  search: { middlewares: [retainSearchParams(['tab', 'chart'])] },
  // Started, not awaited: the shell's own requests run in parallel.
  loader: ({ params, cause }) => {
    if (cause === 'enter') startPage(params.marketName)
  },
  component: Trading,
})

function Trading() {
  const { marketName } = Route.useParams()
  return <TradingRoute marketName={marketName} />
}
