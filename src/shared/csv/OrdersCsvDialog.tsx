import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../api/market.ts'
import type { Order } from '../../api/order.ts'
import type { MarketName } from '../../api/scalars.ts'
import { symbol } from '../../domain/market/market.ts'
import { formatCount } from '../../domain/money/format.ts'
import { csvFileName, ORDER_CSV_COLUMNS } from '../../domain/order/ordersCsv.ts'
import type { OrderTab } from '../../domain/order/orderTabs.ts'
import { csv, type CsvStyle } from '../../domain/text/csv.ts'
import { session } from '../../queries/call/session.ts'
import { priceOf } from '../../queries/prices.ts'
import { CsvDialog } from './CsvDialog.tsx'

interface Props {
  tab: OrderTab
  /** All orders of the tab, as sorted, not only the current page. */
  orders: readonly Order[]
  /** Null for all markets. */
  market: MarketName | null
  markets: readonly Market[]
  unreadable: number | undefined
  onClose: () => void
}

/** Exports a tab of the orders panel: all its pages, valued at the prices at the moment of the click. */
export function OrdersCsvDialog({ tab, orders, market, markets, unreadable, onClose }: Props) {
  const { t } = useTranslation('csv')
  const client = useQueryClient()
  const write = (style: CsvStyle) => {
    const marketOf = new Map(markets.map((each) => [each.market, each]))
    const rows = orders.map((order) => ({
      order,
      market: marketOf.get(order.market) ?? null,
      price: priceOf(client, order.market).price,
    }))
    return { name: csvFileName({ list: tab, market, now: session.now() }), text: csv(ORDER_CSV_COLUMNS, rows, style) }
  }
  const about = t('about', {
    list: t(`orders.tabs.${tab}`),
    which: market === null ? t('orders.allMarkets') : symbol(market),
    rows: t('rows', { count: orders.length, rows: formatCount(orders.length) }),
  })
  return <CsvDialog about={about} write={write} unreadable={unreadable} onClose={onClose} />
}
