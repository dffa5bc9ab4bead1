import { useTranslation } from 'react-i18next'
import { baseAsset, symbol } from '../../domain/market/market.ts'
import { MAINTENANCE_RATE } from '../../constants/limits.ts'
import type { FeeRates } from '../../api/market.ts'
import { CoinIcon } from '../../ui/display/CoinIcon.tsx'
import { HighlightedText } from '../../ui/display/HighlightedText.tsx'
import { Rate } from './Rate.tsx'

export interface FeeListProps {
  /** In display order. */
  rates: readonly FeeRates[]
  /** The search text, '' for none. */
  needle: string
}

const number = 'num px-4 text-end'
const RATES = ['fundingShort', 'fundingLong', 'orderOpen', 'orderClose'] as const

export function FeeTable({ rates, needle }: FeeListProps) {
  const { t } = useTranslation()
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <table className="dense w-full text-md">
        <caption className="sr-only">{t('info.feeTable.caption')}</caption>
        <thead>
          <tr className="h-8 border-b border-line text-sm text-text-3">
            <th scope="col" className="ps-4 text-start font-regular">
              {t('info.feeTable.market')}
            </th>
            {[...RATES, 'maintenance' as const].map((name) => (
              <th key={name} scope="col" className="px-4 text-end font-regular">
                {t(`info.feeTable.${name}`) + (name === 'maintenance' ? '*' : '')}
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
              {RATES.map((name) => (
                <td key={name} className={number}>
                  <Rate value={rate[`${name}FeeRate`]} />
                </td>
              ))}
              <td className={number}>{MAINTENANCE_RATE}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
