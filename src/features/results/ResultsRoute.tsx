import { usePrefetchQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type Period, PERIODS } from '../../domain/results/period.ts'
import { closedOrdersQuery } from '../../queries/closedOrders.ts'
import { latePart } from '../../shared/late/latePart.tsx'
import { Boundary } from '../../shared/page/Boundary.tsx'
import { PageLoader } from '../../shared/page/PageLoader.tsx'

const ResultsPage = latePart('results', async () => (await import('./ResultsPage.tsx')).ResultsPage, PageLoader)

/** The period in the address; an invalid one counts as "all". Parsed here, not in the route tree, which every page loads. */
const periodIn = (search: object): Period =>
  PERIODS.find((each) => 'period' in search && search.period === each) ?? 'all'

/** The results page with its own texts. */
export function ResultsRoute() {
  const { t } = useTranslation()
  const period = useSearch({ from: '/_shell/results', select: periodIn })
  const navigate = useNavigate()
  // In parallel with the page's code and texts.
  usePrefetchQuery(closedOrdersQuery)
  const choose = (next: Period) =>
    void navigate({
      to: '/results',
      search: (all: object) => ({ ...all, period: next === 'all' ? undefined : next }),
      replace: true,
      resetScroll: false,
    })

  return (
    <Boundary title={t('shell.results')}>
      <ResultsPage period={period} onPeriod={choose} />
    </Boundary>
  )
}
