import type { TFunction } from 'i18next'
import type { Order } from '../../../api/order.ts'
import type { Decimal, MarketName } from '../../../api/scalars.ts'
import { symbol } from '../../../domain/market/market.ts'
import { formatNumber, formatSigned } from '../../../domain/money/format.ts'
import type { OrderEvent, OrderEventKind } from '../../../domain/order/orderEvents.ts'
import type { OrderTab } from '../../../domain/order/orderTabs.ts'
import { netProfit, sumKnown } from '../../../domain/order/profit.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import type { MaskAmount } from '../../../ui/masked/renderText.ts'
import type { ToastMessage } from '../../../ui/toasts/toast.ts'

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
export interface OrdersTarget {
  market: MarketName | null
  tab: OrderTab
}

interface NewsOptions {
  t: TFunction
  /** Price decimals of a market; undefined if unknown, which shows all digits. */
  decimalsOf: (market: MarketName) => number | undefined
  onView: (target: OrdersTarget) => void
}

/** Maximum number of names in a summary. */
const MAX_NAMES = 3

/** One toast per event; the same event on several orders gets one toast for all of them. */
export function orderNews(events: readonly OrderEvent[], { t, decimalsOf, onView }: NewsOptions): ToastMessage[] {
  const nameOf = ({ market, type, leverage }: Order) =>
    t('orders.named', { symbol: symbol(market), side: type, leverage })

  const detail = (news: News, orders: readonly Order[], own: MaskAmount): string | undefined => {
    const [order] = orders
    if (news === 'opened' && order && orders.length === 1) {
      if (order.startPrice === null) return undefined
      const decimals = decimalsOf(order.market)
      return t('orderNews.filledAt', {
        price: formatNumber(order.startPrice, decimals === undefined ? {} : { decimals }),
      })
    }
    const net: Decimal | null =
      toastStyles[news].tab === 'history' ? sumKnown(orders.map((each) => netProfit(each, null, null))) : null
    const names =
      orders.length === 1
        ? []
        : [...orders.slice(0, MAX_NAMES).map(nameOf), ...(orders.length > MAX_NAMES ? ['…'] : [])]
    const parts = [
      names.join(', '),
      net === null ? '' : t('orderNews.net', { profit: own(formatSigned(net)), currency: SETTLEMENT_CURRENCY }),
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
      title:
        orders.length === 1 && order
          ? t(`orderNews.one.${news}`, { name: nameOf(order) })
          : t(`orderNews.many.${news}`, { count: orders.length }),
      text: (own) => detail(news, orders, own),
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
