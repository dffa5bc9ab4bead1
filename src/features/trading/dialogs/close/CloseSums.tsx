import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/order.ts'
import type { CloseTotals } from '../../../../domain/order/closeSeveral.ts'
import { netProfit } from '../../../../domain/order/netProfit.ts'
import { orderName } from '../../../../i18n/orderName.ts'
import { DetailsCard, MoneyValue, Value, Values } from '../../../../shared/change-flow/DetailsCard.tsx'
import { useMarketNow } from '../../market/useMarketNow.ts'
import { ProfitText } from '../order/OrderHead.tsx'

/** The result of closing the chosen orders now. */
export function CloseSums({
  sums: { profit: pnl, paid, fees, net, margin },
  isCancelling,
}: {
  sums: CloseTotals
  isCancelling: boolean
}) {
  const { t } = useTranslation('dialogs')
  return (
    <DetailsCard>
      <Values>
        {isCancelling ? (
          <MoneyValue label={t('closeSeveral.margin')} of={margin} />
        ) : (
          <>
            <Value label={t('closeSeveral.profit')} value={<ProfitText value={pnl} />} />
            <MoneyValue label={t('closeOrder.feesSoFar')} of={paid} />
            <MoneyValue label={t('closeSeveral.fees')} of={fees} />
            <Value label={t('closeOrder.net')} value={<ProfitText value={net} />} />
          </>
        )}
      </Values>
    </DetailsCard>
  )
}

/** Above the figures of a list of orders. */
export function NetHead() {
  const { t } = useTranslation('dialogs')
  return <div className="mb-1 text-end text-xs text-text-3">{t('closeOrder.net')}</div>
}

/** Estimated as in the dialog of one position, so that the rows add up to the sum below. */
function NetNow({ order }: { order: Order }) {
  const { market, price } = useMarketNow(order.market)
  return <ProfitText value={netProfit(order, price, market)} />
}

/** Maximum number of orders listed by name; the rest are counted. */
const MOST_NAMED = 5

/** The orders by name, positions with their net P&L at the latest price. */
export function OrdersToClose({ orders, isCancelling }: { orders: readonly Order[]; isCancelling: boolean }) {
  const { t } = useTranslation('dialogs')
  const named = orders.length > MOST_NAMED + 1 ? orders.slice(0, MOST_NAMED) : orders
  const more = orders.length - named.length
  return (
    <>
      {!isCancelling && <NetHead />}
      <ul className="mb-3 flex flex-col gap-1.5 text-sm text-text-2">
        {named.map((order) => (
          <li key={order.orderId} className="num flex justify-between gap-3">
            <span>{orderName(t, order)}</span>
            {!isCancelling && <NetNow order={order} />}
          </li>
        ))}
        {more > 0 && <li>{t('closeSeveral.more', { count: more })}</li>}
      </ul>
    </>
  )
}
