import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../api/order.ts'
import type { Instant } from '../../../api/scalars.ts'
import { baseAsset, symbol } from '../../../domain/market/market.ts'
import { formatNumber, formatPercent } from '../../../domain/money/format.ts'
import { isClosable, orderTab } from '../../../domain/order/orderTabs.ts'
import { liquidationDistance } from '../../../domain/position/position.ts'
import { localMinute, shortUtc } from '../../../domain/time/time.ts'
import { CoinIcon } from '../../../ui/display/CoinIcon.tsx'
import { SideTag } from '../../../ui/display/SideTag.tsx'
import { DialogButton } from '../dialogs/dialogs.tsx'
import { usePrice } from '../market/usePrice.ts'
import type { OrderRow } from './orderRow.ts'

/** Icon and name of an order's market, linked to it unless the market is no longer listed. */
export function MarketCell({ row: { order, market } }: { row: OrderRow }) {
  const name = (
    <>
      <CoinIcon code={baseAsset(order.market)} size={20} />
      <span translate="no">{symbol(order.market)}</span>
    </>
  )
  const className = 'inline-flex items-center gap-2 align-middle font-medium text-text'
  if (!market) return <span className={className}>{name}</span>
  return (
    // No preload on hover: it would fetch the market list outside its schedule.
    <Link
      to="/market/$marketName"
      params={{ marketName: order.market }}
      preload={false}
      className={`${className} -my-1 rounded-xs py-1 max-tablet:-my-3 max-tablet:py-3 enabled-hover:underline enabled-hover:underline-offset-3`}
    >
      {name}
    </Link>
  )
}

/** LONG or SHORT, and the leverage. */
export const SideCell = ({ row: { order } }: { row: OrderRow }) => (
  <span className="inline-flex items-center gap-2 align-middle">
    <SideTag side={order.type} />
    <span className="num text-text-2">{`×${formatNumber(order.leverage)}`}</span>
  </span>
)

/** Distance of the market price to the liquidation price. */
export const LiquidationDistance = ({ order }: { order: Order }) => (
  <span translate="no">{formatPercent(liquidationDistance(order, usePrice(order.market).price))}</span>
)

/** A time in UTC, with the local time in its title. */
export const UtcTime = ({
  at,
  written = shortUtc,
}: {
  at: Instant | null
  written?: (at: Instant | null) => string
}) => <span title={at === null ? undefined : localMinute(at)}>{written(at)}</span>

/** Buttons that edit stop loss and take profit, and close. Their accessible names include the order. Not listed yet, it has none. */
export function OrderActions({ row: { order, stage } }: { row: OrderRow }) {
  const { t } = useTranslation()
  if (stage) return <span className="ms-auto text-text-2">{t(`orders.stages.${stage}`)}</span>
  const isOpen = orderTab(order) === 'positions'
  const about = { symbol: symbol(order.market), side: order.type }

  return (
    <span className="ms-auto inline-flex flex-wrap items-center justify-end gap-x-2 align-middle">
      <DialogButton
        variant="quiet"
        size="sm"
        aria-label={t('orders.levelsNamed', about)}
        opens={{ kind: 'levels', order }}
      >
        {t('orders.levels')}
      </DialogButton>
      <DialogButton
        size="sm"
        aria-label={t(isOpen ? 'orders.closeNamed' : 'orders.cancelNamed', about)}
        disabled={!isClosable(order)}
        opens={{ kind: 'closeOrder', order }}
      >
        {t(isOpen ? 'orders.close' : 'orders.cancel')}
      </DialogButton>
    </span>
  )
}
