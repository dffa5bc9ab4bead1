import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { closingPrice } from '../../../../domain/contest/planner/target/closingPrice.ts'
import { findMarket } from '../../../../domain/market/market.ts'
import { formatNumber, groupThousands } from '../../../../domain/money/format.ts'
import { orderName } from '../../../../i18n/orderName.ts'
import { DEFAULT_PRECISION } from '../../../../constants/limits.ts'
import { marketsQuery } from '../../../../queries/markets.ts'
import type { Order } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'

interface Props {
  /** Open positions that count once they are closed. */
  positions: readonly Order[]
  rank: number
  /** The ROI that the rank needs, in percent. */
  needed: Decimal
}

/** For each open position, the price at which closing it reaches the target, next to its liquidation price. */
export function Positions({ positions, rank, needed }: Props) {
  const { t } = useTranslation('planner')
  // Only for the decimals of their prices.
  const { data: markets } = useQuery({ ...marketsQuery, refetchInterval: false })
  const places = (order: Order) => findMarket(markets?.items, order.market)?.pricePrecision ?? DEFAULT_PRECISION

  return (
    <>
      <h3 className="mt-5 text-md font-semi">{t('positions.title', { rank: groupThousands(String(rank)) })}</h3>
      <div className="max-[18em]:overflow-x-auto">
        <table className="planner-trades planner-positions">
          <caption className="sr-only">{t('positions.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('positions.position')}</th>
              <th scope="col">{t('scenarios.out')}</th>
              <th scope="col">{t('scenarios.up')}</th>
            </tr>
          </thead>
          <tbody>
            {positions.map((order) => {
              const at = closingPrice(order, needed, places(order))
              return (
                <tr key={order.orderId}>
                  <th scope="row">{orderName(t, order)}</th>
                  <td>{formatNumber(order.liquidation, { decimals: places(order) })}</td>
                  <td>{at === null ? t('positions.never') : formatNumber(at, { decimals: places(order) })}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className="planner-note">{t('positions.note')}</p>
    </>
  )
}
