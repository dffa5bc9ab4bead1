import type { ReactNode } from 'react'
import type { Order } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { baseAsset, symbol } from '../../../../domain/market/market.ts'
import { formatNumber } from '../../../../domain/money/format.ts'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { classes } from '../../../../ui/display/classes.ts'
import { CoinIcon } from '../../../../ui/display/CoinIcon.tsx'
import { SideTag } from '../../../../ui/display/SideTag.tsx'
import { MaskedGain } from '../../../../ui/masked/MaskedGain.tsx'

/** The order a dialog is about: market, side, leverage, and optional content at the end of the line. */
export const OrderHead = ({ order, children }: { order: Order; children?: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <CoinIcon code={baseAsset(order.market)} size={22} />
    <span translate="no" className="text-md font-medium text-text">
      {symbol(order.market)}
    </span>
    <SideTag side={order.type} />
    <span className="num text-sm text-text-2">{`×${formatNumber(order.leverage)}`}</span>
    {children && <span className="ms-auto">{children}</span>}
  </div>
)

/** A maskable profit or loss of the trader, in KXT. */
export const ProfitText = ({ value, className }: { value: Decimal | null; className?: string }) => (
  <span className={classes('num', className)}>
    <MaskedGain of={value} />
    <span className="text-text-3">{` ${SETTLEMENT_CURRENCY}`}</span>
  </span>
)
