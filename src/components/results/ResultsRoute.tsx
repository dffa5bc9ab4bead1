import { usePrefetchQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { closedOrdersQuery } from '../../queries/closedOrders.ts'
import { withTexts } from '../../i18n/withTexts.ts'
import { lazily } from '../lazy/lazily.ts'
import { lazyPart } from '../lazy/lazyPart.tsx'
import { Boundary } from '../page/Boundary.tsx'
import { PageLoader } from '../page/PageLoader.tsx'
import type { PeriodProps } from './useResults.ts'

const ResultsPage = lazyPart(lazily(async () => (await withTexts('results', import('./ResultsPage.tsx'))).ResultsPage), PageLoader)

/** The page of results, with the texts that it alone needs. */
export function ResultsRoute(props: PeriodProps) {
  const { t } = useTranslation()
  // In parallel with the page's code and texts.
  usePrefetchQuery(closedOrdersQuery)
  return (
    <Boundary title={t('shell.results')}>
      <ResultsPage {...props} />
    </Boundary>
  )
}
