import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent } from 'react'
import type { ReadableList } from '../../../api/listOf.ts'
import type { Market } from '../../../api/market.ts'
import type { Order } from '../../../api/order.ts'
import type { Decimal, Instant, MarketName } from '../../../api/scalars.ts'
import { formatPrice, formatSigned } from '../../../domain/money/format.ts'
import { realisedNet } from '../../../domain/order/netProfit.ts'
import { type OrderEvent, type OrderEventKind, orderEvents, withUnreadable } from '../../../domain/order/orderEvents.ts'
import { type OrderTab, orderTab } from '../../../domain/order/orderTabs.ts'
import { sumKnown } from '../../../domain/order/profit.ts'
import { utcMinute } from '../../../domain/time/time.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { orderName } from '../../../i18n/orderName.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { storage } from '../../../platform/storage.ts'
import { createListeners } from '../../../platform/store.ts'
import { session } from '../../../queries/call/session.ts'
import { listedMarket } from '../../../queries/markets.ts'
import { isOwnReset, orderMarks } from '../../../queries/orderMarks.ts'
import { ordersKey } from '../../../queries/orders.ts'
import { futuresProfileQuery } from '../../../queries/user.ts'
import type { MaskAmount } from '../../../ui/masked/renderText.ts'
import { toast, type ToastMessage } from '../../../ui/toasts/toast.ts'
import { focusOrders } from '../view/focusLandmark.ts'
import { tabSearch } from '../view/pageView.ts'
import { useMarketOnScreen } from '../view/useMarketOnScreen.ts'

/** Tells what the exchange did to the listed orders while mounted; renders nothing. */
export function OrderNews() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const onScreen = useMarketOnScreen()
  const view = useEffectEvent(async ({ market, tab }: OrdersTarget) => {
    // The stored one may be another tab's.
    const marketName = market ?? onScreen ?? storage.futuresMarket.get()
    if (marketName === null) return
    await navigate({ to: '/market/$marketName', params: { marketName }, search: tabSearch(tab), resetScroll: false })
    await focusOrders()
  })

  useEffect(() => tellNews(client, (target) => void view(target)), [client])

  return null
}

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
  if (mark !== 'over') return true
  // If there is a reason, the exchange closed it, even if this tab also requested it.
  return closureType !== null || !(orderMarks.has(orderId, 'closedHere') || isOwnReset())
}

/**
 * Reports what the exchange did to the listed orders, by comparing each response with the previous one of the same query. State is
 * kept per query, which ends with the session, so it restarts with each market and each user. Fetches nothing itself.
 */
function tellNews(client: QueryClient, onView: (target: OrdersTarget) => void): () => void {
  const [profileKey] = futuresProfileQuery.queryKey
  const previous = new WeakMap<Query, ReadableList<Order>>()
  const rollovers = new WeakMap<Query, Instant | null>()

  const marketOf = (market: string) => listedMarket(client, market)

  function reportOrders(query: Query) {
    const now = client.getQueryData<ReadableList<Order>>(query.queryKey)
    const before = previous.get(query)
    if (now === undefined || now === before) return
    previous.set(query, before ? withUnreadable(before, now) : now)
    const events = before ? orderEvents(before, now).filter(isFirstReport) : []
    const epoch = session.epoch()
    // In the same frame as the list that says the same, unless the session has ended by then.
    for (const message of newsMessages(events, { t: i18n.t, marketOf, onView }))
      notifyManager.schedule(() => session.epoch() === epoch && tell(message))
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

/** The exchange's action, by text key. */
type News = 'stopLoss' | 'takeProfit' | 'liquidation' | 'rollover' | OrderEventKind

const reasons: ReadonlyMap<string | null, News> = new Map([
  ['STOP_LOSS', 'stopLoss'],
  ['TAKE_PROFIT', 'takeProfit'],
  ['LIQUIDATION', 'liquidation'],
  ['ROLLOVER', 'rollover'],
])

const newsOf = ({ kind, order }: OrderEvent): News =>
  kind === 'closed' ? (reasons.get(order.closureType) ?? kind) : kind

/** Kind of toast, and the tab that shows the order, if it is still listed. */
const toastStyles: Record<News, Pick<ToastMessage, 'kind' | 'sticky'> & { tab: OrderTab | null }> = {
  stopLoss: { kind: 'info', tab: 'history' },
  takeProfit: { kind: 'success', tab: 'history' },
  liquidation: { kind: 'error', sticky: true, tab: 'history' },
  rollover: { kind: 'info', tab: 'history' },
  closed: { kind: 'info', tab: 'history' },
  opened: { kind: 'success', tab: 'positions' },
  failed: { kind: 'error', tab: 'orders' },
  cancelled: { kind: 'info', tab: null },
  gone: { kind: 'info', tab: null },
}

/** The target of "View"; null: the market on screen, if several are affected. */
interface OrdersTarget {
  market: MarketName | null
  tab: OrderTab
}

interface NewsOptions {
  t: TFunction
  /** A market; null if unknown. */
  marketOf: (market: MarketName) => Market | null
  onView: (target: OrdersTarget) => void
}

/** Maximum number of names in a summary. */
const MAX_NAMES = 3

/** One toast per event; the same event on several orders gets one toast for all of them. */
function newsMessages(events: readonly OrderEvent[], { t, marketOf, onView }: NewsOptions): ToastMessage[] {
  const nameOf = (order: Order) => orderName(t, order)

  const detail = (news: News, orders: readonly Order[], mask: MaskAmount): string | undefined => {
    const [order] = orders
    if (news === 'opened' && order && orders.length === 1) {
      if (order.startPrice === null) return undefined
      return t('orderNews.filledAt', { price: formatPrice(order.startPrice, marketOf(order.market)) })
    }
    const net: Decimal | null =
      toastStyles[news].tab === 'history' ? sumKnown(orders.map((each) => realisedNet(each))) : null
    const names =
      orders.length === 1
        ? []
        : [...orders.slice(0, MAX_NAMES).map(nameOf), ...(orders.length > MAX_NAMES ? ['…'] : [])]
    const parts = [
      names.join(', '),
      net === null ? '' : t('orderNews.net', { profit: mask(formatSigned(net)), currency: SETTLEMENT_CURRENCY }),
    ]
    return parts.filter((part) => part !== '').join(' · ') || undefined
  }

  const message = (news: News, orders: readonly Order[]): ToastMessage => {
    const { tab, ...style } = toastStyles[news]
    const [order] = orders
    const isOneMarket = new Set(orders.map(({ market }) => market)).size === 1
    const target = tab && { tab, market: isOneMarket && order ? order.market : null }
    return {
      ...style,
      topic: orders
        .map(({ orderId }) => orderId)
        .toSorted()
        .join(' '),
      title:
        orders.length === 1 && order
          ? t(`orderNews.one.${news}`, { name: nameOf(order) })
          : t(`orderNews.many.${news}`, { count: orders.length }),
      text: (mask) => detail(news, orders, mask),
      action: target ? { label: t('orderNews.view'), onPress: () => onView(target) } : undefined,
    }
  }

  return [...Map.groupBy(events, newsOf)].map(([news, group]) =>
    message(
      news,
      group.map(({ order }) => order),
    ),
  )
}
