import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { formatNumber, formatRate, NBSP } from '../../../domain/money/format.ts'
import type { Market } from '../../../api/market.ts'
import type { Decimal } from '../../../api/scalars.ts'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex h-9 max-w-full flex-col justify-between pb-[.0625rem] leading-tight whitespace-nowrap">
      <dt className="dense truncate text-xs text-text-3" title={label}>
        {label}
      </dt>
      <dd className="num text-sm">{children}</dd>
    </div>
  )
}

/** Rates as percent: 0.0002 is hard to distinguish from 0.002. */
const pair = (first: Decimal | null, second: Decimal | null) => [first, second].map((rate) => (rate === null ? formatNumber(null) : `${formatRate(rate)}${NBSP}%`)).join(' / ')

/** Trading costs and the smallest order of the market. Hides what does not fit, least important first. */
export function MarketFacts({ market }: { market: Market }) {
  const { t } = useTranslation()
  const minimum = market.minimumOrderValue
  return (
    <dl className="flex h-9 min-w-0 flex-1 flex-wrap gap-x-4 overflow-hidden border-l border-line pl-4 wide:gap-x-7 wide:pl-6">
      <Fact label={t('market.funding')}>{pair(market.fundingLongFeeRate, market.fundingShortFeeRate)}</Fact>
      <Fact label={t('market.fee')}>{pair(market.orderOpenFeeRate, market.orderCloseFeeRate)}</Fact>
      <Fact label={t('market.minimum')}>{minimum === null ? formatNumber(null) : `${formatNumber(minimum)} ${SETTLEMENT_CURRENCY}`}</Fact>
    </dl>
  )
}
