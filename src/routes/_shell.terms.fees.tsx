import { createFileRoute } from '@tanstack/react-router'
import { Fees } from '../components/info/Fees.tsx'
import { feeRatesQuery } from '../queries/markets.ts'

export const Route = createFileRoute('/_shell/terms/fees')({ component: ShellFees })

function ShellFees() {
  return <Fees query={feeRatesQuery} />
}
