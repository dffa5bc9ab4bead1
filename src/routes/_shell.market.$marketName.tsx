import { createFileRoute } from '@tanstack/react-router'
import { TradingRoute } from '../components/trading/TradingRoute.tsx'
import { marketsQuery } from '../queries/markets.ts'

export const Route = createFileRoute('/_shell/market/$marketName')({
  // Started, not awaited: the shell's own calls run in parallel.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(marketsQuery),
  component: Trading,
})

function Trading() {
  const { marketName } = Route.useParams()
  return <TradingRoute marketName={marketName} />
}
