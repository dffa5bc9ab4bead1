import { createFileRoute } from '@tanstack/react-router'
import { MarketIndex } from '../features/trading/page/MarketIndex.tsx'
import { marketsQuery } from '../queries/markets.ts'

export const Route = createFileRoute('/_shell/market/')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(marketsQuery),
  component: MarketIndex,
})
