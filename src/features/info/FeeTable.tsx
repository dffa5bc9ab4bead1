import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useTranslation } from 'react-i18next'
import { baseAsset, symbol } from '../../domain/market/market.ts'
import { MAINTENANCE_RATE } from '../../constants/limits.ts'
import type { FeeRates } from '../../api/market.ts'
import { CoinIcon } from '../../ui/display/CoinIcon.tsx'
import { HighlightedText } from '../../ui/display/HighlightedText.tsx'
import { Rate } from './Rate.tsx'

export type SortDirection = 'ascending' | 'descending'

export interface FeeListProps {
  /** In display order. */
  rates: readonly FeeRates[]
  /** The search text, '' for none. */
  needle: string
  direction: SortDirection
  onTurn: () => void
}

const number = 'num px-4 text-end'

export function FeeTable({ rates, needle, direction, onTurn }: FeeListProps) {
  const { t } = useTranslation()
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  const columns = [
    t('info.feeTable.fundingShort'),
    t('info.feeTable.fundingLong'),
    t('info.feeTable.orderOpen'),
    t('info.feeTable.orderClose'),
    `${t('info.feeTable.maintenance')}*`,
  ]

  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <table className="dense w-full text-md">
        <caption className="sr-only">{t('info.feeTable.caption')}</caption>
        <thead>
          <tr className="h-8 border-b border-line text-sm text-text-3">
            <th scope="col" aria-sort={direction} className="ps-4 text-start font-regular">
              <button type="button" onClick={onTurn} className="flex min-h-11 dense:min-h-8 items-center gap-1 rounded-xs text-text">
                <span>{t('info.feeTable.market')}</span>
                <Arrow aria-hidden="true" className="size-3" />
              </button>
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className="px-4 text-end font-regular">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={rate.market} className="h-11 border-b border-line last:border-0 hover:bg-surface-hover">
              <th scope="row" className="ps-4 text-start font-medium">
                <span className="flex items-center gap-2.5">
                  <CoinIcon code={baseAsset(rate.market)} />
                  <span translate="no">
                    <HighlightedText text={symbol(rate.market)} needle={needle} />
                  </span>
                </span>
              </th>
              <td className={number}>
                <Rate value={rate.fundingShortFeeRate} />
              </td>
              <td className={number}>
                <Rate value={rate.fundingLongFeeRate} />
              </td>
              <td className={number}>
                <Rate value={rate.orderOpenFeeRate} />
              </td>
              <td className={number}>
                <Rate value={rate.orderCloseFeeRate} />
              </td>
              <td className={number}>{MAINTENANCE_RATE}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
