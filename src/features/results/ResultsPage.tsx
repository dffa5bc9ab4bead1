import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Clock from 'lucide-react/icons/clock'
import { type ComponentProps, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../api/order.ts'
import { formatCount } from '../../domain/money/format.ts'
import { monthsLater, monthTotal, type ResultDay } from '../../domain/results/days.ts'
import { type Grouping, GROUPINGS } from '../../domain/results/groups.ts'
import { dayOf, type Period, PERIODS, periodStart, wholeDay } from '../../domain/results/period.ts'
import { type Results, resultsOf } from '../../domain/results/results.ts'
import { reasonText } from '../../i18n/reasonText.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { session } from '../../queries/call/session.ts'
import { closedOrdersQuery } from '../../queries/closedOrders.ts'
import { CsvOpener } from '../../shared/csv/CsvOpener.tsx'
import type { ResultsCsvDialog } from '../../shared/csv/ResultsCsvDialog.tsx'
import { lateCode } from '../../shared/late/lateCode.ts'
import { Slot } from '../../shared/late/slots.ts'
import './Results.css'
import { useLateWindow } from '../../shared/late/useLateWindow.ts'
import { useTitle } from '../../shared/page/documentTitle.ts'
import { ListError } from '../../shared/page/ListError.tsx'
import { ListLoader } from '../../shared/page/ListLoader.tsx'
import { StaleMark } from '../../shared/page/StaleMark.tsx'
import { Button } from '../../ui/display/Button.tsx'
import { Message } from '../../ui/display/Message.tsx'
import { TabPanel, Tabs } from '../../ui/display/Tabs.tsx'
import { everySecond } from '../../ui/hooks/everySecond.ts'
import { inSlices } from '../../ui/hooks/inSlices.ts'
import { useSeconds } from '../../ui/hooks/useSeconds.ts'
import { Segmented } from '../../ui/input/Segmented.tsx'
import { UnreadableEntries } from '../../ui/list/UnreadableEntries.tsx'
import { GainIn } from './Amounts.tsx'
import { CurveSection } from './CurveDrawing.tsx'
import { Figures, TooFewTrades } from './Figures.tsx'
import { GroupTable } from './GroupTable.tsx'
import { MonthTable } from './MonthTable.tsx'
import { Section } from './Section.tsx'

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
          <Slot name="amounts" />
        </div>
        <Segmented
          label={t('period.label')}
          options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
          value={period}
          onChange={onPeriod}
        />
      </div>
      <div className="results-intro mt-2 mb-5 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-text-2">
          <span>{t('intro')}</span> {from !== null && <span>{t('since', { day: wholeDay(from) })}</span>}{' '}
          {age !== null && <StaleMark age={age} />}
        </p>
        {data && worked && worked.results.tally.trades > 0 && (
          <ResultsCsvButton
            orders={data.items}
            period={worked.period}
            trades={worked.results.tally.trades}
            today={today}
            unreadable={data.unreadable}
          />
        )}
      </div>
      {data && worked ? (
        <div aria-busy={worked.period !== period}>
          {worked.results.tally.trades > 0 ? (
            <ResultsSheet results={worked.results} today={today} />
          ) : (
            // Those that cannot be counted or read are not nothing.
            (worked.period !== 'all' || worked.results.leftOut + data.unreadable === 0) && (
              <NoTrades period={worked.period} onAll={() => onPeriod('all')} />
            )
          )}
          {worked.results.leftOut > 0 && (
            <p className="pt-3 text-sm text-text-2">
              {t('leftOut', { count: worked.results.leftOut, orders: formatCount(worked.results.leftOut) })}
            </p>
          )}
          <UnreadableEntries count={data.unreadable} className="pt-3" />
        </div>
      ) : data === undefined && error ? (
        <ListError error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ListLoader />
      )}
    </div>
  )
}

/** All results of a period, starting with the sum; of a single trade without averages. */
const ResultsSheet = ({ results, today }: { results: Results; today: string }) => (
  <div className="results-sheet">
    <CurveSection results={results} />
    {results.tally.trades > 1 && <Figures results={results} />}
    <Groups results={results} />
    <Month days={results.days} today={today} />
  </div>
)

/** No trades: none at all, or none in the period. Specification §8, "Empty lists". */
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

/** The results grouped by market, side or closing reason. */
function Groups({ results: { groups, tally } }: { results: Results }) {
  const { t } = useTranslation('results')
  const [grouping, setGrouping] = useState<Grouping>('market')
  const label = t('figures.groups')

  return (
    <Section of="groups">
      <div className="border-b border-line px-4 tablet:px-5">
        <Tabs
          label={label}
          selected={grouping}
          onSelect={setGrouping}
          tabs={GROUPINGS.map((id) => ({ id, label: t(`groups.${id}`) }))}
        />
      </div>
      <TabPanel tabsLabel={label} id={grouping}>
        <GroupTable key={grouping} grouping={grouping} groups={groups[grouping]} />
        {tally.winRate !== 'tooFew' && groups[grouping].some((group) => group.tally.winRate === 'tooFew') && (
          <TooFewTrades />
        )}
      </TabPanel>
    </Section>
  )
}

interface PeriodProps {
  period: Period
  onPeriod: (period: Period) => void
}

/** Today in UTC, '2025-11-21'; changes at midnight. */
const useToday = () => useSyncExternalStore(everySecond, () => dayOf(session.now()))

interface Worked {
  period: Period
  results: Results
}

/** Results of a period, computed in a transition; the previous ones until then, null before the first. Throws on failure. */
function useResults(orders: readonly Order[] | undefined, period: Period, today: string): Worked | null {
  const [worked, setWorked] = useState<Worked | null>(null)
  const [broken, setBroken] = useState<{ error: unknown } | null>(null)
  const { t } = useTranslation()

  useEffect(() => {
    if (orders === undefined) return
    const stop = new AbortController()
    const reasonOf = (closureType: string | null) => reasonText(t, closureType)
    inSlices(resultsOf(orders, period, Date.parse(today), reasonOf), stop.signal).then(
      (results) => results && startTransition(() => setWorked({ period, results })),
      (error: unknown) => setBroken({ error }),
    )
    return () => stop.abort()
  }, [orders, period, today, t])

  if (broken) throw broken.error
  return worked
}

/** The net P&L of each day of a month: at first the newest with trades, back to the first one with trades, forward to the current one. */
function Month({ days, today }: { days: readonly ResultDay[]; today: string }) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const newest = (days.at(-1)?.day ?? today).slice(0, 7)
  const [first, last] = [(days.at(0)?.day ?? today).slice(0, 7), today.slice(0, 7)]
  const [chosen, setMonth] = useState<string | null>(null)
  const month = chosen !== null && chosen >= first && chosen <= last ? chosen : newest
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  )
  const { trades, net } = monthTotal(days, month)
  const arrows = [
    { label: t('month.previous'), Icon: ChevronLeft, to: monthsLater(month, -1), isEnd: month <= first },
    { label: t('month.next'), Icon: ChevronRight, to: monthsLater(month, 1), isEnd: month >= last },
  ]

  return (
    <Section of="month">
      <div className="flex flex-wrap items-center gap-x-3 px-4 pb-2 tablet:px-5">
        <div className="flex items-center">
          {arrows.map(({ label, Icon, to, isEnd }) => (
            <button
              key={label}
              type="button"
              className="page"
              aria-label={label}
              aria-disabled={isEnd}
              onClick={() => !isEnd && setMonth(to)}
            >
              <Icon aria-hidden="true" className="size-4" />
            </button>
          ))}
        </div>
        <p aria-live="polite" className="font-medium">
          {name}
        </p>
        <p className="num ms-auto text-sm text-text-2">
          <span>{`${t('tradeCount', { count: trades, trades: formatCount(trades) })} ·`}</span> <GainIn value={net} />
        </p>
      </div>
      <MonthTable month={month} name={name} days={days} />
    </Section>
  )
}

const dialog = lateCode('csv', async () => (await import('../../shared/csv/ResultsCsvDialog.tsx')).ResultsCsvDialog)

/** Exports the trades of the results. */
function ResultsCsvButton(results: Omit<ComponentProps<typeof ResultsCsvDialog>, 'onClose'>) {
  const { Window, close, ...button } = useLateWindow(dialog)
  return (
    <>
      <CsvOpener isBrief={false} {...button} />
      {Window && <Window {...results} onClose={close} />}
    </>
  )
}
