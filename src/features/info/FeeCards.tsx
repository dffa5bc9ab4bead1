import { useTranslation } from 'react-i18next'
import { baseAsset, symbol } from '../../domain/market/market.ts'
import { CoinIcon } from '../../ui/display/CoinIcon.tsx'
import type { FeeListProps } from './FeeTable.tsx'
import { HighlightedText } from '../../ui/display/HighlightedText.tsx'
import { Rate } from './Rate.tsx'

/** The fee table below 700 px: one card per market, with liquidation instead of maintenance. Specification §2. */
export function FeeCards({ rates, needle }: FeeListProps) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('info.feeTable.caption')} className="flex flex-col gap-2">
      {rates.map((rate) => (
        <li key={rate.market} className="rounded-md border border-line bg-surface p-3">
          <h2 className="flex items-center gap-2 text-lg font-medium">
            <CoinIcon code={baseAsset(rate.market)} />
            <span translate="no">
              <HighlightedText text={symbol(rate.market)} needle={needle} />
            </span>
          </h2>
          <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-3 gap-y-1.5 text-md">
            {(
              [
                ['fundingShort', rate.fundingShortFeeRate],
                ['fundingLong', rate.fundingLongFeeRate],
                ['orderOpen', rate.orderOpenFeeRate],
                ['orderClose', rate.orderCloseFeeRate],
                ['liquidation', rate.liquidationFeeRate],
              ] as const
            ).map(([name, value]) => (
              <div key={name} className="flex items-baseline justify-between gap-2">
                <dt className="text-sm text-text-3">{t(`info.feeTable.${name}`)}</dt>
                <dd className="num">
                  <Rate value={value} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
