import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { baseAsset, symbol } from '../../domain/market.ts'
import { digits, share } from '../../domain/format.ts'
import { liquidationDistance } from '../../domain/position.ts'
import type { Order } from '../../wire/order.ts'
import type { DialogRequest } from '../dialogs/dialogs.ts'
import { useDialogs } from '../dialogs/useDialogs.ts'
import { usePrice } from '../market/usePrice.ts'
import { CoinIcon } from '../ui/CoinIcon.tsx'
import { SideTag } from '../ui/SideTag.tsx'
import type { OrderRow } from './orderRow.ts'

/** Icon and name of an order's market, linked to it unless the market is no longer listed. */
export function MarketCell({ row: { order, market } }: { row: OrderRow }) {
  const name = (
    <>
      <CoinIcon code={baseAsset(order.market)} size={20} />
      {symbol(order.market)}
    </>
  )
  const className = 'inline-flex items-center gap-2 align-middle font-medium text-text'
  if (!market) return <span className={className}>{name}</span>
  return (
    // No preload on hover: it would fetch the market list outside its schedule.
    <Link to="/market/$marketName" params={{ marketName: order.market }} preload={false} className={`${className} -my-1 rounded-xs py-1 max-tablet:-my-3 max-tablet:py-3 enabled-hover:underline enabled-hover:underline-offset-3`}>
      {name}
    </Link>
  )
}

/** LONG or SHORT, and the leverage. */
export const SideCell = ({ row: { order } }: { row: OrderRow }) => (
  <span className="inline-flex items-center gap-2 align-middle">
    <SideTag side={order.type} />
    <span className="num text-text-2">×{digits(order.leverage)}</span>
  </span>
)

/** A value that opens the alerts it is good for. Underlined only when pointed at: a dotted line at rest means that a press fills a value in. Its accessible name includes the order. */
function AlertsLink({ order, value, opens }: { order: Order; value: string; opens: DialogRequest }) {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const prefetch = () => void dialogs.prefetch(opens.kind)
  const name = t('orders.alertNamed', { symbol: symbol(order.market), side: order.type })
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${value}, ${name}`}
      title={name}
      className="hint-button num -my-3! min-h-10 no-underline! hover:underline! focus-visible:underline! dense:min-h-6"
      onClick={() => void dialogs.open(opens)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {value}
    </button>
  )
}

/** Distance of the market price to the liquidation price; opens an alert of it. */
export function LiquidationDistance({ order }: { order: Order }) {
  const distance = liquidationDistance(order, usePrice(order.market).price)
  const value = share(distance)
  return distance === null ? value : <AlertsLink order={order} value={value} opens={{ kind: 'alerts', market: order.market, position: order }} />
}

/** The price of an order that waits; opens an alert at it. */
export function OrderPrice({ row: { order, market } }: { row: OrderRow }) {
  const { startPrice: price } = order
  const value = digits(price, market ? { decimals: market.pricePrecision } : {})
  return price === null ? value : <AlertsLink order={order} value={value} opens={{ kind: 'alerts', market: order.market, price }} />
}
