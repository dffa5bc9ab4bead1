import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Disagreement } from '../../domain/results/disagreement.ts'
import { formatSigned } from '../../domain/money/format.ts'
import { symbol } from '../../domain/market/market.ts'
import { pageOf } from '../../domain/text/paging.ts'
import { shortUtc } from '../../domain/time/time.ts'
import { ORDERS_PAGE_SIZE } from '../../constants/limits.ts'
import { Masked } from '../../ui/masked/Masked.tsx'
import { MaskedGain } from '../../ui/masked/MaskedGain.tsx'
import { Pager } from '../../ui/list/Pager.tsx'

/** The orders whose computed P&L differs from the exchange's. */
export function DisagreementTable({ disagreeing }: { disagreeing: readonly Disagreement[] }) {
  const { t } = useTranslation('results')
  const [page, setPage] = useState(1)
  const shown = pageOf(disagreeing, page, ORDERS_PAGE_SIZE)

  return (
    <>
      <div className="max-[18em]:overflow-x-auto">
        <table className="results-table">
          <caption className="sr-only">{t('figures.exchange')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('exchange.order')}</th>
              <th scope="col"><span>{t('exchange.row')}</span><br /><span>{t('exchange.reported')}</span></th>
              <th scope="col">{t('exchange.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.items.map(({ order: { orderId, market, type, closeDate }, row, exchange, difference }) => (
              <tr key={orderId}>
                <th scope="row">
                  <span translate="no" className="block">{`${symbol(market)} ${type}`}</span>
                  <span className="block text-xs text-text-3" title={orderId}>{shortUtc(closeDate)}</span>
                </th>
                <td><Masked>{formatSigned(row)}</Masked><br /><Masked>{formatSigned(exchange)}</Masked></td>
                <td><MaskedGain of={difference} /></td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.pages > 1 && <div className="px-4 tablet:px-5"><Pager list={t('figures.exchange')} {...shown} onPage={setPage} /></div>}
    </>
  )
}
