import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Fees } from '../features/info/Fees.tsx'
import { feeRatesQuery } from '../queries/markets.ts'

export const Route = createFileRoute('/_shell/terms/fees')({
  // Started, not awaited: the page's code loads in parallel.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(feeRatesQuery),
  component: ShellFees,
})

function ShellFees() {
  return <Fees rates={useQuery(feeRatesQuery)} />
}
