import { useQuery } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import { useTranslation } from 'react-i18next'
import { dayOf, type Period, PERIODS, periodStart } from '../../domain/results/period.ts'
import { closedOrdersQuery } from '../../queries/closedOrders.ts'
import { useSeconds } from '../../ui/hooks/useSeconds.ts'
import { ResultsCsvButton } from '../../shared/csv/ResultsCsvButton.tsx'
import { Segmented } from '../../ui/input/Segmented.tsx'
import { useSlot } from '../../ui/lazy/slots.ts'
import type { Results } from '../../domain/results/results.ts'
import { Button } from '../../ui/display/Button.tsx'
import { Message } from '../../ui/display/Message.tsx'
import { StaleMark } from '../trading/market/StaleMark.tsx'
import { ListError } from '../../shared/page/ListError.tsx'
import { useTitle } from '../../shared/page/useTitle.ts'
import { Loader } from '../../ui/display/Loader.tsx'
import { UnreadableEntries } from '../../ui/list/UnreadableEntries.tsx'
import { type PeriodProps, useResults, useToday } from './useResults.ts'
import { CurveSection } from './curve/CurveSection.tsx'
import { Figures } from './Figures.tsx'
import { Groups } from './Groups.tsx'
import { Month } from './Month.tsx'
import './Results.css'

/** The results of closed orders on all markets, for a chosen period. */
export function ResultsPage({ period, onPeriod }: PeriodProps) {
  const { t } = useTranslation('results')
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(closedOrdersQuery)
  const age = useSeconds(data && error ? dataUpdatedAt : null)
  const today = useToday()
  const worked = useResults(data?.items, period, today)
  const from = periodStart(period, Date.parse(today))
  useTitle(t('shell.results'))

  return (
    <div className="mx-auto flex w-full max-w-page grow flex-col px-4 pt-6 pb-14 tablet:px-5 tablet:pt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex items-center gap-1">
          <h1 className="text-2xl leading-tight font-semi tracking-display tablet:text-3xl">{t('shell.results')}</h1>
          {useSlot('amounts')?.(() => {})}
        </div>
        <Segmented label={t('period.label')} options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))} value={period} onChange={onPeriod} />
      </div>
      <div className="mt-2 mb-5 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-text-2">
          <span>{t('intro')}</span> {from !== null && <span>{t('since', { day: dayOf(from) })}</span>} {age !== null && <StaleMark age={age} />}
        </p>
        {data && worked && worked.results.tally.trades > 0 && (
          <ResultsCsvButton orders={data.items} period={worked.period} trades={worked.results.tally.trades} today={today} unreadable={data.unreadable} />
        )}
      </div>
      {data && worked ? (
        <div aria-busy={worked.period !== period}>
          {worked.results.tally.trades === 0 ? <NoTrades period={worked.period} onAll={() => onPeriod('all')} /> : <ResultsSheet results={worked.results} today={today} />}
          {worked.results.leftOut > 0 && <p className="pt-3 text-sm text-text-2">{t('leftOut', { count: worked.results.leftOut })}</p>}
          <UnreadableEntries count={data.unreadable} className="pt-3" />
        </div>
      ) : data === undefined && error ? (
        <ListError error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="m-auto p-8">
          <Loader />
        </div>
      )}
    </div>
  )
}

/** All results of a period, starting with the sum. */
const ResultsSheet = ({ results, today }: { results: Results; today: string }) => (
  <div className="results-sheet">
    <CurveSection results={results} />
    <Figures results={results} />
    <Groups results={results} />
    <Month days={results.days} today={today} />
  </div>
)

/** No closed orders: none at all, or none in the period. Specification §8, "Empty lists". */
function NoTrades({ period, onAll }: { period: Period; onAll: () => void }) {
  const { t } = useTranslation('results')
  const isAll = period === 'all'

  return (
    <div className="rounded-md border border-line bg-surface py-14">
      <Message
        size="list"
        icon={<Clock />}
        title={isAll ? t('common.listEmpty') : t('empty.inPeriod')}
        text={isAll && t('empty.text')}
        actions={!isAll && <Button onClick={onAll}>{t('empty.showAll')}</Button>}
      />
    </div>
  )
}
