import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Decimal } from '../../../api/scalars.ts'
import { formatMoney, formatSigned, formatWhole } from '../../../domain/money/format.ts'
import { atRisk, type PositionTotals, positionTotals } from '../../../domain/position/positionTotals.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { StaleMark } from '../../../shared/page/StaleMark.tsx'
import { classes } from '../../../ui/display/classes.ts'
import { Masked } from '../../../ui/masked/Masked.tsx'
import { MaskedGain } from '../../../ui/masked/MaskedGain.tsx'
import { useFromPrices, useOldestPriceAge } from '../market/usePrice.ts'
import type { OrderRow } from './orderCells.tsx'

const UNKNOWN: PositionTotals = { profit: null, net: null, long: null, short: null, exposure: null }

const line = 'num flex flex-wrap items-baseline gap-x-4'

interface Props {
  /** All listed positions, not only those of the current page. */
  rows: readonly OrderRow[]
  /** Number of unreadable entries; with any, every sum is unknown. */
  unreadable: number | undefined
}

/** Sums of the listed positions: P&L, net P&L, the amount at risk down to their stops, and the exposure; with the age of their oldest price. */
export function PositionsTotal({ rows, unreadable = 0 }: Props) {
  const { t } = useTranslation()
  const totals = useFromPrices((priceOf) => (unreadable > 0 ? UNKNOWN : positionTotals(rows, priceOf)))
  const { profit, net } = totals
  // The compiler keeps no number by itself.
  const risk = useMemo(() => (unreadable > 0 ? null : atRisk(rows)), [rows, unreadable])
  const age = useOldestPriceAge(rows.map(({ order }) => order.market))

  return (
    <>
      <dl aria-label={`${t('orders.total.label')}, ${SETTLEMENT_CURRENCY}`} className={line}>
        <Sum label={t('orders.total.profit')}>
          <MaskedGain of={profit} />
        </Sum>
        <Sum label={t('orders.netProfit')} title={t('orders.netFull')}>
          <MaskedGain of={net} />
        </Sum>
        <AtRisk className="max-wide:hidden" sum={risk} />
        {age !== null && profit !== null && (
          <div className="whitespace-nowrap">
            <dt className="sr-only">{t('orders.total.age')}</dt>
            <dd>
              <StaleMark age={age} textClass="sr-only" />
            </dd>
          </div>
        )}
      </dl>
      <Exposure {...totals} risk={risk} />
    </>
  )
}

/**
 * Value of the LONG and of the SHORT positions, and the difference, in whole KXT. Below 90 em, where the row would break with the next
 * digit, the difference opens the two; in a narrow window all of it is folded, with the amount at risk.
 */
function Exposure({
  long,
  short,
  exposure,
  risk,
}: Pick<PositionTotals, 'long' | 'short' | 'exposure'> & { risk: Decimal | null }) {
  const { t } = useTranslation('orders')
  const net = (className?: string) => (
    <Sum label={t('exposure.net')} title={t('exposure.full')} className={className}>
      <Masked>{formatSigned(exposure, 0)}</Masked>
    </Sum>
  )
  const sides = (
    <>
      <Sum label={t('exposure.long')}>
        <Masked>{formatWhole(long)}</Masked>
      </Sum>
      <Sum label={t('exposure.short')}>
        <Masked>{formatWhole(short)}</Masked>
      </Sum>
    </>
  )
  return (
    <>
      <dl className={classes(line, 'max-[90em]:hidden')}>
        {net()}
        {sides}
      </dl>
      <details className="group open:w-full min-[90em]:hidden">
        <summary className="flex min-h-11 items-center gap-1.5">
          <dl className="max-wide:hidden">{net()}</dl>
          <span className="text-text-3 wide:hidden">{t('exposure.risk')}</span>
          <ChevronDown aria-hidden="true" className="size-3.5 group-open:rotate-180" />
        </summary>
        <dl className={line}>
          <AtRisk className="wide:hidden" sum={risk} />
          {net('wide:hidden')}
          {sides}
        </dl>
      </details>
    </>
  )
}

function AtRisk({ sum, className }: { sum: Decimal | null; className: string }) {
  const { t } = useTranslation()
  return (
    <Sum label={t('orders.total.atRisk')} title={t('orders.total.atRiskFull')} className={className}>
      <Masked>{formatMoney(sum)}</Masked>
    </Sum>
  )
}

interface SumProps {
  label: string
  title?: string
  className?: string | undefined
  children: ReactNode
}

function Sum({ label, title, className, children }: SumProps) {
  return (
    <div className={classes('flex gap-1.5 whitespace-nowrap', className)} title={title}>
      <dt className="text-text-3">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
