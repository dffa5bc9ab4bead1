import { useTranslation } from 'react-i18next'
import type { Order } from '../../api/order.ts'
import { formatCount } from '../../domain/money/format.ts'
import { csvFileName } from '../../domain/order/ordersCsv.ts'
import type { Period } from '../../domain/results/period.ts'
import { RESULT_CSV_COLUMNS, tradesOfPeriod } from '../../domain/results/resultsCsv.ts'
import { csv, type CsvStyle } from '../../domain/text/csv.ts'
import { session } from '../../queries/call/session.ts'
import { CsvDialog } from './CsvDialog.tsx'

interface Props {
  /** All orders of all markets, closed or not. */
  orders: readonly Order[]
  period: Period
  /** Number of trades that count in the period. */
  trades: number
  /** The last UTC day of the period: '2025-11-21'. */
  today: string
  unreadable: number | undefined
  onClose: () => void
}

/** Exports the trades of a period, one row each. */
export function ResultsCsvDialog({ orders, period, trades, today, unreadable, onClose }: Props) {
  const { t } = useTranslation(['csv', 'results'])
  const write = (style: CsvStyle) => ({
    name: csvFileName({
      list: period === 'all' ? 'results' : `results-${period}-days`,
      market: null,
      now: session.now(),
    }),
    text: csv(RESULT_CSV_COLUMNS, tradesOfPeriod(orders, period, Date.parse(today)), style),
  })
  const about = t('about', {
    list: t('shell.results'),
    which: t(`results:period.${period}`),
    rows: t('rows', { count: trades, rows: formatCount(trades) }),
  })
  return <CsvDialog about={about} write={write} unreadable={unreadable} onClose={onClose} />
}
