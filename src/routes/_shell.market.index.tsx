import { createFileRoute } from '@tanstack/react-router'
import { MarketIndex } from '../features/trading/page/MarketIndex.tsx'
import { startPage } from '../queries/startPage.ts'

export const Route = createFileRoute('/_shell/market/')({
  loader: () => startPage(),
  component: MarketIndex,
})
