import { createFileRoute } from '@tanstack/react-router'
import { ResultsRoute } from '../components/results/ResultsRoute.tsx'
import { RESULT_PERIODS } from '../limits.ts'

export const Route = createFileRoute('/_shell/results')({
  // An invalid period counts as absent, which is all there is.
  validateSearch: ({ period }) => ({ period: RESULT_PERIODS.find((each) => each === period) }),
  component: ShellResults,
})

function ShellResults() {
  const { period = 'all' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <ResultsRoute period={period} onPeriod={(next) => void navigate({ search: { period: next === 'all' ? undefined : next }, replace: true, resetScroll: false })} />
}
