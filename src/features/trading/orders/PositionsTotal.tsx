import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../domain/money/format.ts'
import { type PositionTotals, positionTotals } from '../../../domain/position/positionTotals.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { Masked } from '../../../ui/masked/Masked.tsx'
import { MaskedGain } from '../../../ui/masked/MaskedGain.tsx'
import { StaleMark } from '../market/StaleMark.tsx'
import { useFromPrices, useOldestPriceAge } from '../market/usePrice.ts'
import type { OrderRow } from './orderRow.ts'

const UNKNOWN: PositionTotals = { profit: null, net: null, atRisk: null }

interface Props {
  /** All listed positions, not only those of the current page. */
  rows: readonly OrderRow[]
  /** Number of unreadable entries; with any, every sum is unknown. */
  unreadable: number | undefined
}

/** Sums of the listed positions: P&L, net P&L, and the amount at risk down to their stops; with the age of their oldest price. */
export function PositionsTotal({ rows, unreadable = 0 }: Props) {
  const { t } = useTranslation()
  const { profit, net, atRisk } = useFromPrices((priceOf) => (unreadable > 0 ? UNKNOWN : positionTotals(rows, priceOf)))
  const age = useOldestPriceAge(rows.map(({ order }) => order.market))

  return (
    <dl
      aria-label={`${t('orders.total.label')}, ${SETTLEMENT_CURRENCY}`}
      className="num flex flex-wrap items-baseline gap-x-4"
    >
      <Sum label={t('orders.total.profit')}>
        <MaskedGain of={profit} />
      </Sum>
      <Sum label={t('orders.netProfit')} title={t('orders.netFull')}>
        <MaskedGain of={net} />
      </Sum>
      <Sum label={t('orders.total.atRisk')} title={t('orders.total.atRiskFull')}>
        <Masked>{formatMoney(atRisk)}</Masked>
      </Sum>
      {age !== null && profit !== null && (
        <div className="whitespace-nowrap">
          <dt className="sr-only">{t('orders.total.age')}</dt>
          <dd>
            <StaleMark age={age} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Sum({ label, title, children }: { label: string; title?: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5 whitespace-nowrap" title={title}>
      <dt className="text-text-3">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
