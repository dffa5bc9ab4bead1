import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultDay } from '../../domain/results/days.ts'
import { pageOf } from '../../domain/text/paging.ts'
import { ORDERS_PAGE_SIZE } from '../../constants/limits.ts'
import { MaskedGain } from '../../ui/masked/MaskedGain.tsx'
import { useAtLeast } from '../../ui/hooks/useAtLeast.ts'
import { Pager } from '../../ui/list/Pager.tsx'

/** The curve as a table: each day with trades, newest first. */
export function DayTable({ days }: { days: readonly ResultDay[] }) {
  const { t } = useTranslation('results')
  const [page, setPage] = useState(1)
  const isPhone = !useAtLeast('tablet')
  const shown = pageOf(days.toReversed(), page, ORDERS_PAGE_SIZE)

  return (
    <>
      <div className="max-[18em]:overflow-x-auto">
        <table className="results-table">
          <caption className="sr-only">{t('curve.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('curve.day')}</th>
              {!isPhone && <th scope="col">{t('curve.trades')}</th>}
              <th scope="col">{t('curve.net')}</th>
              <th scope="col">{t('curve.total')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.items.map(({ day, trades, net, total }) => (
              <tr key={day}>
                <th scope="row">
                  <span>{day}</span>
                  {isPhone && <span className="block text-xs text-text-3">{t('tradeCount', { count: trades })}</span>}
                </th>
                {!isPhone && <td>{trades}</td>}
                <td><MaskedGain of={net} /></td>
                <td><MaskedGain of={total} /></td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.pages > 1 && <div className="px-4 tablet:px-5"><Pager list={t('curve.table')} {...shown} onPage={setPage} /></div>}
    </>
  )
}
