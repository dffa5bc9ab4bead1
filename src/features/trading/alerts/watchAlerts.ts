import type { Query, QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { ReadableList } from '../../../api/listOf.ts'
import type { Market } from '../../../api/market.ts'
import type { Order } from '../../../api/order.ts'
import { MarketName } from '../../../api/scalars.ts'
import {
  alertId,
  type AlertState,
  checkAlerts,
  followPositions,
  type TriggeredAlert,
} from '../../../domain/alerts/alerts.ts'
import { isStale } from '../../../domain/market/freshness.ts'
import { symbol } from '../../../domain/market/market.ts'
import { formatNumber, formatPrice } from '../../../domain/money/format.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { deviceNow } from '../../../platform/clock.ts'
import { session } from '../../../queries/call/session.ts'
import { listedMarket } from '../../../queries/markets.ts'
import { ordersKey, ordersQuery } from '../../../queries/orders.ts'
import { priceOf, pricesKey } from '../../../queries/prices.ts'
import { toast, type ToastMessage } from '../../../ui/toasts/toast.ts'
import { isUnseen, notifyIfUnseen } from './notifyIfUnseen.ts'
import { storedAlerts } from './storedAlerts.ts'

/**
 * Reports alerts triggered by incoming prices and removes those whose position is closed. Fetches nothing itself, except the orders
 * before it tells of a liquidation, if they are old. `onView` shows a market. Returns a function that stops watching.
 */
export function watchAlerts(client: QueryClient, onView: (market: MarketName) => void): () => void {
  const states = new Map<string, AlertState>()
  const marketOf = (market: MarketName) => listedMarket(client, market)

  function check() {
    const { alerts } = storedAlerts.get()
    const { alerts: checked, triggered } = checkAlerts(alerts, states, (market) => priceOf(client, market).price)
    if (checked !== alerts) storedAlerts.change({ alerts: checked })
    for (const each of triggered) {
      if (each.alert.kind === 'liquidation' && areOrdersOld(each.alert.market)) void tellIfOpen(each)
      else tell(each)
    }
  }

  function tell(triggered: TriggeredAlert) {
    const { market } = triggered.alert
    const { brief, ...message } = alertNews(i18n.getFixedT(null, 'alerts'), triggered, marketOf(market))
    const action = { label: i18n.t('orderNews.view'), onPress: () => onView(market) }
    toast({ ...message, sticky: isUnseen() || message.kind === 'error', action })
    notifyIfUnseen({ ...message, brief, topic: alertId(triggered.alert) })
  }

  /** As in a hidden tab, which polls prices only. */
  const areOrdersOld = (market: MarketName) =>
    [ordersQuery(), ordersQuery(market)].every(({ queryKey }) =>
      isStale(client.getQueryState(queryKey)?.dataUpdatedAt ?? null, deviceNow()),
    )

  /**
   * Reads the market's orders once: the position may have been closed elsewhere. If they cannot be read, the alert is told; also of a
   * position that was liquidated, since news of orders are told only from lists that are shown.
   */
  async function tellIfOpen(triggered: TriggeredAlert) {
    const { alert } = triggered
    const epoch = session.epoch()
    // The list on screen, if it has all markets: OrderNews then tells what became of the position.
    const all = ordersQuery()
    const isAll = client.getQueryCache().find({ queryKey: all.queryKey })?.isActive()
    const orders = await client.fetchQuery(isAll ? all : ordersQuery(alert.market)).catch(() => null)
    const isClosed = orders && followPositions([{ alert, wasNotified: true }], orders, alert.market).length === 0
    const isLiquidated = orders?.items.some(
      ({ orderId, closureType }) =>
        alert.kind === 'liquidation' && orderId === alert.orderId && closureType === 'LIQUIDATION',
    )
    if ((isLiquidated || !isClosed) && session.epoch() === epoch) tell(triggered)
  }

  function follow({ queryKey }: Query) {
    const orders = client.getQueryData<ReadableList<Order>>(queryKey)
    if (!orders) return
    const market = MarketName.safeParse(queryKey[1])
    const { alerts } = storedAlerts.get()
    const followed = followPositions(alerts, orders, market.success ? market.data : null)
    if (followed !== alerts) storedAlerts.change({ alerts: followed })
  }

  check()
  const ends = [
    storedAlerts.subscribe(check),
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      const [kind] = event.query.queryKey
      // Immediately: a hidden tab runs no animation frames.
      if (kind === pricesKey[0]) check()
      else if (kind === ordersKey[0]) follow(event.query)
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

interface AlertNews extends Pick<ToastMessage, 'kind' | 'title' | 'text'> {
  /** For the tab's title. */
  brief: string
}

/** The text of a triggered alert. */
function alertNews(
  t: TFunction<'alerts'>,
  { alert, crossing, price }: TriggeredAlert,
  market: Market | null,
): AlertNews {
  const shown = (value: typeof price) => formatPrice(value, market)
  const name = symbol(alert.market)
  const now = t('triggered.now', { price: shown(price) })
  if (alert.kind === 'price') {
    const level = shown(alert.price)
    return {
      kind: 'info',
      title: t(`triggered.${crossing}`, { symbol: name, level }),
      text: now,
      brief: `${name} ${level}`,
    }
  }
  const title = t('triggered.liquidation', { symbol: name, side: alert.side, percent: formatNumber(alert.percent) })
  const text = `${t('triggered.liquidationAt', { price: shown(alert.liquidation) })} · ${now}`
  return { kind: 'error', title, text, brief: t('triggered.liquidationBrief', { symbol: name }) }
}
