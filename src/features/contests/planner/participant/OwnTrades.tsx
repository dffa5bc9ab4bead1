import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import type { ContestTrade, ContestTrades } from '../../../../domain/contest/planner/contestTrades.ts'
import { DASH, formatNumber, formatSignedPercent } from '../../../../domain/money/format.ts'
import { pageOf } from '../../../../domain/text/paging.ts'
import { shortUtc } from '../../../../domain/time/time.ts'
import { orderName } from '../../../../i18n/orderName.ts'
import { ORDERS_PAGE_SIZE } from '../../../../constants/limits.ts'
import type { Contest } from '../../../../api/contest.ts'
import { Fold } from '../../../../ui/display/Fold.tsx'
import { Pager } from '../../../../ui/list/Pager.tsx'
import { UnreadableEntries } from '../../../../ui/list/UnreadableEntries.tsx'

interface Props {
  contest: Contest
  trades: ContestTrades
  /** Number of unreadable orders. */
  unreadable: number
}

/** All trades of the user, each with whether it counts or why it does not. */
export function OwnTrades({ contest, trades: { all, best }, unreadable }: Props) {
  const { t } = useTranslation('planner')
  const [page, setPage] = useState(1)
  const shown = pageOf(all, page, ORDERS_PAGE_SIZE)
  const size = { amount: formatNumber(contest.minOrderAmount), currency: SETTLEMENT_CURRENCY }
  const verdictText = ({ order, verdict }: ContestTrade) =>
    verdict.counts ? t(order.orderId === best?.order.orderId ? 'trades.best' : 'trades.counts') : t(`trades.why.${verdict.why}`, size)

  return (
    <div className="planner-more">
      <Fold title={t('trades.title', { count: all.length })}>
        <div className="max-[18em]:overflow-x-auto">
          <table className="planner-trades">
            <caption className="sr-only">{t('trades.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('trades.trade')}</th>
                <th scope="col">{t('contests.roi')}</th>
                <th scope="col">{t('trades.counted')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.items.map((trade) => (
                <tr key={trade.order.orderId}>
                  <th scope="row">
                    <span>{orderName(t, trade.order)}</span>
                    <span className="block text-xs text-text-3">{shortUtc(trade.order.created)}</span>
                  </th>
                  <td>{trade.verdict.counts ? formatSignedPercent(trade.verdict.roi) : DASH}</td>
                  <td>{verdictText(trade)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {shown.pages > 1 && <Pager list={t('trades.list')} {...shown} onPage={setPage} />}
        <UnreadableEntries count={unreadable} className="py-2" />
      </Fold>
    </div>
  )
}
