import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import type { Order } from '../../../api/order.ts'
import type { Instant } from '../../../api/scalars.ts'
import { baseAsset, symbol } from '../../../domain/market/market.ts'
import {
  formatGainPercent,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatSigned,
  formatSignedPercent,
} from '../../../domain/money/format.ts'
import { feesSoFar, netProfit, realisedNet } from '../../../domain/order/netProfit.ts'
import { isClosable, orderTab } from '../../../domain/order/orderTabs.ts'
import { profit } from '../../../domain/order/profit.ts'
import type { SentRow } from '../../../domain/order/sentOrder.ts'
import { liquidationDistance, returnOnMargin } from '../../../domain/position/position.ts'
import { localMinute, shortUtc } from '../../../domain/time/time.ts'
import { StaleMark } from '../../../shared/page/StaleMark.tsx'
import { CoinIcon } from '../../../ui/display/CoinIcon.tsx'
import { Gain } from '../../../ui/display/Gain.tsx'
import { SideTag } from '../../../ui/display/SideTag.tsx'
import { Masked } from '../../../ui/masked/Masked.tsx'
import { MaskedGain } from '../../../ui/masked/MaskedGain.tsx'
import { useAmountsHidden } from '../../../ui/masked/useAmountsHidden.ts'
import { DialogButton } from '../dialogs/dialogs.tsx'
import { usePrice, usePriceAge } from '../market/usePrice.ts'
import { Steady } from './Steady.tsx'

/** An order with its market; null if that market is no longer listed. */
export interface OrderRow {
  order: Order
  market: Market | null
  /** It was sent, and its tab does not list it yet: what to say instead of its actions. */
  stage?: SentRow['stage']
}

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
export function LiquidationDistance({ order }: { order: Order }) {
  const written = formatPercent(liquidationDistance(order, usePrice(order.market).price))
  return (
    <Steady written={written}>
      <span translate="no">{written}</span>
    </Steady>
  )
}

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

/** P&L at the live price of the order's own market; beside an old one a clock, which takes no room. Specification §4. */
export function Profit({ order }: { order: Order }) {
  const { price } = usePrice(order.market)
  const age = usePriceAge(order.market)
  const pnl = profit(order, price)
  return (
    <span className="relative inline-flex items-center font-medium">
      <Steady written={formatSigned(pnl)}>
        <MaskedGain of={pnl} />
      </Steady>
      {age !== null && price !== null && orderTab(order) === 'positions' && (
        <span className="absolute right-full pe-1">
          <StaleMark age={age} textClass="sr-only" />
        </span>
      )}
    </span>
  )
}

/** P&L where ROI, net P&L and fees have no column: they are in its title. */
export function BriefProfit({ row: { order, market } }: { row: OrderRow }) {
  const { t } = useTranslation()
  const { price } = usePrice(order.market)
  const values = {
    roi: formatSignedPercent(returnOnMargin(order, profit(order, price))),
    net: formatSigned(netProfit(order, price, market)),
    fees: formatMoney(feesSoFar(order)),
  }
  return (
    <span title={useAmountsHidden() ? undefined : t('orders.profitOf', values)}>
      <Profit order={order} />
    </span>
  )
}

/** P&L as a share of the margin, as contests count it. */
export function Return({ order }: { order: Order }) {
  const roi = formatGainPercent(returnOnMargin(order, profit(order, usePrice(order.market).price)))
  return (
    <Steady written={roi.text}>
      <Gain of={roi} />
    </Steady>
  )
}

/** P&L after all fees; for an open position including the estimated closing fee. */
export function NetProfit({ row: { order, market } }: { row: OrderRow }) {
  const { t } = useTranslation()
  const { price } = usePrice(order.market)
  const written = formatSigned(netProfit(order, price, market))
  return (
    <span title={t('orders.netFull')}>
      <Steady written={written}>
        <Masked>{written}</Masked>
      </Steady>
    </span>
  )
}

/** P&L of a closed order after fees, as in the results. */
export const RealisedNet = ({ order }: { order: Order }) => (
  <MaskedGain of={realisedNet(order)} className="font-medium" />
)

/** The fees known so far, with their parts in the title. */
export function FeesNow({ order }: { order: Order }) {
  const { t } = useTranslation()
  const title = t('orders.feesOf', { open: formatMoney(order.feeOpen), funding: formatMoney(order.feeFunding) })
  return (
    <span title={useAmountsHidden() ? undefined : title}>
      <Masked>{formatMoney(feesSoFar(order))}</Masked>
    </span>
  )
}

/** The current price of the order's market. */
export function MarkPrice({ row: { order, market } }: { row: OrderRow }) {
  const written = formatPrice(usePrice(order.market).price, market)
  return (
    <Steady written={written}>
      <span translate="no">{written}</span>
    </Steady>
  )
}
