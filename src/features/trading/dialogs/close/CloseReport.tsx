import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/order.ts'
import type { CloseChoice } from '../../../../domain/order/closeSeveral.ts'
import { realisedNet } from '../../../../domain/order/netProfit.ts'
import { failureTextAndCode } from '../../../../i18n/failureText.ts'
import { orderName } from '../../../../i18n/orderName.ts'
import type { CloseEnd } from '../../../../machines/closeSeveral.ts'
import { ProfitText } from '../order/OrderHead.tsx'
import { countText, END_KINDS, endsOf } from './closeReport.ts'
import { NetHead } from './CloseSums.tsx'

/** Why one order was rejected, with the exchange's code. */
function Refusal({ end }: { end: CloseEnd }) {
  const { t } = useTranslation('dialogs')
  if (end.kind !== 'refused') return null
  return <span className="block text-text-3">{failureTextAndCode(t, 'closeOrder.error', end.failure)}</span>
}

interface Props {
  choice: CloseChoice
  ends: readonly CloseEnd[]
  /** Orders whose response was lost and that are still being verified. */
  unknown: readonly Order[]
}

/** The outcome of each order, those that need the trader first. */
export function CloseReport({ choice, ends, unknown }: Props) {
  const { t } = useTranslation('dialogs')
  const groups = END_KINDS.map((kind) => ({ kind, ends: endsOf(ends, kind) })).filter((group) => group.ends.length > 0)

  return (
    <div className="flex flex-col gap-4 text-sm">
      {unknown.length > 0 && (
        <section>
          <h3 className="mb-1 font-medium text-text">{t('closeSeveral.ends.unknown', { count: unknown.length })}</h3>
          <ul className="flex flex-col gap-1 text-text-2">
            {unknown.map((order) => (
              <li key={order.orderId} className="num">
                {orderName(t, order)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {groups.map((group) => (
        <section key={group.kind}>
          {/* If all are closed, the title of the dialog already says so. */}
          {(group.kind !== 'closed' || group.ends.length < ends.length || unknown.length > 0) && (
            <h3 className="mb-1 font-medium text-text">{countText(t, choice, group.kind, group.ends.length)}</h3>
          )}
          {group.ends.some(({ order }) => realisedNet(order) !== null) && <NetHead />}
          <ul className="flex flex-col gap-1 text-text-2">
            {group.ends.map((end) => (
              <li key={end.order.orderId} className="num flex flex-wrap justify-between gap-x-3">
                <span>
                  <span>{orderName(t, end.order)}</span>
                  <Refusal end={end} />
                </span>
                {realisedNet(end.order) !== null && <ProfitText value={realisedNet(end.order)} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
