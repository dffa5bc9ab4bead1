import type { Market } from '../../../api/market.ts'
import type { Order } from '../../../api/order.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { openingOrder, type SentOrder } from '../../../domain/order/openingOrder.ts'
import type { OrderTab } from '../../../domain/order/orderTabs.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { orderState } from '../view/orderState.ts'
import type { OrderRow } from './orderRow.ts'

/** The order that the form has sent, also by an earlier page of this tab; null if its outcome is that none was placed. */
function sentOrder({ flow, waiting }: ReturnType<typeof orderState.get>): SentOrder | null {
  if (waiting) return { order: waiting, idsBefore: null, ids: null, isPending: true }
  if (!flow?.context.confirmed) return null
  const { confirmed, outcome } = flow.context
  const isPending = !flow.hasTag('ready')
  const ids = outcome && 'answer' in outcome ? outcome.answer : null
  return isPending || ids ? { ...confirmed.request, ids, isPending } : null
}

interface Shown {
  tab: OrderTab
  /** The market whose orders are listed; null for all. */
  list: MarketName | null
  orders: readonly Order[] | undefined
  marketOf: ReadonlyMap<MarketName, Market>
}

/** The row of an order that was sent and that this tab does not list yet. */
export function useOpeningRow({ tab, list, orders = [], marketOf }: Shown): OrderRow | null {
  const state = useStore(orderState)
  const sent = sentOrder(state)
  const opening = sent && openingOrder(sent, orders)
  if (!opening || opening.tab !== tab || (list !== null && list !== opening.order.market)) return null
  const stage = state.flow?.hasTag('unknown') ? 'checking' : tab === 'orders' ? 'placing' : 'opening'
  return { order: opening.order, market: marketOf.get(opening.order.market) ?? null, stage }
}
