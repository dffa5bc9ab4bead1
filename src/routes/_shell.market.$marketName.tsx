import { createFileRoute } from '@tanstack/react-router'
import { TradingRoute } from '../features/trading/page/TradingRoute.tsx'
import { startTrading } from '../queries/startTrading.ts'

export const Route = createFileRoute('/_shell/market/$marketName')({
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
