import type { Query, QueryClient } from '@tanstack/react-query'
import type { ReadableList } from '../../../api/listOf.ts'
import type { Order } from '../../../api/order.ts'
import type { Instant } from '../../../api/scalars.ts'
import { type OrderEvent, orderEvents } from '../../../domain/order/orderEvents.ts'
import { orderTab } from '../../../domain/order/orderTabs.ts'
import { utcMinute } from '../../../domain/time/time.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { deviceNow } from '../../../platform/clock.ts'
import { createListeners } from '../../../platform/store.ts'
import { listedMarket } from '../../../queries/markets.ts'
import { isOwnReset, orderMarks } from '../../../queries/orderMarks.ts'
import { ordersKey } from '../../../queries/orders.ts'
import { futuresProfileQuery } from '../../../queries/user.ts'
import { toast, type ToastMessage } from '../../../ui/toasts/toast.ts'
import { type OrdersTarget, orderNews } from './orderNews.ts'

const news = createListeners<[ToastMessage]>()

/** Subscribes to all messages about orders. Returns the function that unsubscribes. */
export const onOrderNews = news.subscribe

function tell(message: ToastMessage) {
  toast(message)
  news.notify(message)
}

/** Marks the event as reported. False if it was before: by the flow of the user's own action in this tab, or from another query's list. */
function isFirstReport({ kind, order: { orderId, closureType } }: OrderEvent): boolean {
  const mark = kind === 'opened' || kind === 'failed' ? kind : 'over'
  if (orderMarks.has(orderId, mark)) return false
  orderMarks.add(orderId, mark)
  if (mark === 'failed') return true
  if (mark === 'opened') return !orderMarks.has(orderId, 'openedHere')
  // If there is a reason, the exchange closed it, even if this tab also requested it.
  return closureType !== null || !(orderMarks.has(orderId, 'closedHere') || isOwnReset(deviceNow()))
}

/**
 * Reports what the exchange did to the listed orders, by comparing each response with the previous one of the same query. State is
 * kept per query, which ends with the session, so it restarts with each market and each user. Fetches nothing itself.
 */
export function watchOrders(client: QueryClient, onView: (target: OrdersTarget) => void): () => void {
  const [profileKey] = futuresProfileQuery.queryKey
  const previous = new WeakMap<Query, ReadableList<Order>>()
  const rollovers = new WeakMap<Query, Instant | null>()

  const decimalsOf = (market: string) => listedMarket(client, market)?.pricePrecision

  function reportOrders(query: Query) {
    const now = client.getQueryData<ReadableList<Order>>(query.queryKey)
    const before = previous.get(query)
    if (now === undefined || now === before) return
    previous.set(query, now)
    const events = before ? orderEvents(before, now).filter(isFirstReport) : []
    for (const message of orderNews(events, { t: i18n.t, decimalsOf, onView })) tell(message)
  }

  /** A rollover is visible only as a later date of an order that was already a position. */
  function reportRollover(query: Query) {
    const profile = client.getQueryData(futuresProfileQuery.queryKey)
    const [date = null, next = null] = [rollovers.get(query), profile?.nextRolloverDate]
    rollovers.set(query, next)
    if (date === null || next === null || next <= date || !profile?.contractRollover) return
    const lists = client.getQueriesData<ReadableList<Order>>({ queryKey: ordersKey })
    const wasRolled = (order: Order) =>
      orderTab(order) === 'positions' && order.created !== null && order.created < date
    if (!lists.some(([, orders]) => orders?.items.some(wasRolled))) return
    tell({
      kind: 'info',
      title: i18n.t('orderNews.rolled'),
      text: i18n.t('orderNews.rolledText', { date: utcMinute(next) }),
    })
  }

  const follow = (query: Query) => {
    if (query.queryKey[0] === ordersKey[0]) reportOrders(query)
    else if (query.queryKey[0] === profileKey) reportRollover(query)
  }
  const cache = client.getQueryCache()
  cache.getAll().forEach(follow)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') follow(event.query)
  })
}
