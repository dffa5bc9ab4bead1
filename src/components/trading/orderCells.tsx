import { coin, symbol } from '../../domain/market.ts'
import { digits } from '../../domain/format.ts'
import { CoinIcon } from '../ui/CoinIcon.tsx'
import { SideTag } from '../ui/SideTag.tsx'
import type { OrderRow } from './orderRow.ts'

/** Icon and name of an order's market. */
export const MarketCell = ({ row: { order } }: { row: OrderRow }) => (
  <span className="inline-flex items-center gap-2 align-middle font-medium text-text">
    <CoinIcon code={coin(order.market)} size={20} />
    {symbol(order.market)}
  </span>
)

/** LONG or SHORT, and how far it is levered. */
export const SideCell = ({ row: { order } }: { row: OrderRow }) => (
  <span className="inline-flex items-center gap-2 align-middle">
    <SideTag side={order.type} />
    <span className="num text-text-2">×{digits(order.leverage)}</span>
  </span>
)
