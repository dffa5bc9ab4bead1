import type { Query, QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { ReadableList } from '../../../api/listOf.ts'
import type { Market } from '../../../api/market.ts'
import type { Order } from '../../../api/order.ts'
import { MarketName } from '../../../api/scalars.ts'
import { type AlertState, checkAlerts, followPositions, type TriggeredAlert } from '../../../domain/alerts/alerts.ts'
import { symbol } from '../../../domain/market/market.ts'
import { formatNumber, formatPrice } from '../../../domain/money/format.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { listedMarket } from '../../../queries/markets.ts'
import { ordersKey } from '../../../queries/orders.ts'
import { priceOf, pricesKey } from '../../../queries/prices.ts'
import { toast, type ToastMessage } from '../../../ui/toasts/toast.ts'
import { isTabHidden, notifyIfHidden } from './notifyIfHidden.ts'
import { storedAlerts } from './storedAlerts.ts'

/**
 * Reports alerts triggered by incoming prices and removes those whose position is closed. Fetches nothing itself. `onView` shows a
 * market. Returns a function that stops watching.
 */
export function watchAlerts(client: QueryClient, onView: (market: MarketName) => void): () => void {
  const states = new Map<string, AlertState>()
  const marketOf = (market: MarketName) => listedMarket(client, market)

  function check() {
    const { alerts } = storedAlerts.get()
    const { alerts: checked, triggered } = checkAlerts(alerts, states, (market) => priceOf(client, market).price)
    if (checked !== alerts) storedAlerts.change({ alerts: checked })
    const t = i18n.getFixedT(null, 'alerts')
    for (const each of triggered) {
      const { brief, ...message } = alertNews(t, each, marketOf(each.alert.market))
      const action = { label: i18n.t('orderNews.view'), onPress: () => onView(each.alert.market) }
      toast({ ...message, sticky: isTabHidden() || message.kind === 'error', action })
      notifyIfHidden({ ...message, brief })
    }
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
    const level = formatNumber(alert.price)
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
