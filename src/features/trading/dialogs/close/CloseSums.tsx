import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/order.ts'
import { formatMoney } from '../../../../domain/money/format.ts'
import type { CloseTotals as Sums } from '../../../../domain/order/closeSeveral.ts'
import { profit } from '../../../../domain/order/profit.ts'
import { orderName } from '../../../../i18n/orderName.ts'
import { DetailsCard, Value, Values } from '../../../../shared/change-flow/DetailsCard.tsx'
import { Masked } from '../../../../ui/masked/Masked.tsx'
import { usePrice } from '../../market/usePrice.ts'
import { ProfitText } from '../order/OrderHead.tsx'

/** The result of closing the chosen orders now. */
export function CloseSums({
  sums: { profit: pnl, fees, net, margin },
  isCancelling,
}: {
  sums: Sums
  isCancelling: boolean
}) {
  const { t } = useTranslation('dialogs')
  return (
    <DetailsCard>
      <Values>
        {isCancelling ? (
          <Value label={t('closeSeveral.margin')} value={<Masked>{formatMoney(margin)}</Masked>} isMoney />
        ) : (
          <>
            <Value label={t('closeSeveral.profit')} value={<ProfitText value={pnl} />} />
            <Value label={t('closeSeveral.fees')} value={<Masked>{formatMoney(fees)}</Masked>} isMoney />
            <Value label={t('closeOrder.net')} value={<ProfitText value={net} />} />
          </>
        )}
      </Values>
    </DetailsCard>
  )
}

const ProfitNow = ({ order }: { order: Order }) => <ProfitText value={profit(order, usePrice(order.market).price)} />

/** Maximum number of orders listed by name; the rest are counted. */
const MOST_NAMED = 5

/** The orders by name, positions with their current P&L. */
export function OrdersToClose({ orders, isCancelling }: { orders: readonly Order[]; isCancelling: boolean }) {
  const { t } = useTranslation('dialogs')
  const named = orders.length > MOST_NAMED + 1 ? orders.slice(0, MOST_NAMED) : orders
  const more = orders.length - named.length
  return (
    <ul className="mb-3 flex flex-col gap-1.5 text-sm text-text-2">
      {named.map((order) => (
        <li key={order.orderId} className="num flex justify-between gap-3">
          <span>{orderName(t, order)}</span>
          {isCancelling ? null : <ProfitNow order={order} />}
        </li>
      ))}
      {more > 0 && <li>{t('closeSeveral.more', { count: more })}</li>}
    </ul>
  )
}
