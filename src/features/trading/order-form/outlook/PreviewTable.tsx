import { useTranslation } from 'react-i18next'
import type { Market } from '../../../../api/market.ts'
import type { Side } from '../../../../api/order.ts'
import { baseAsset } from '../../../../domain/market/market.ts'
import { parseTyped } from '../../../../domain/money/decimalText.ts'
import { formatNumber, formatMoney, formatPrice } from '../../../../domain/money/format.ts'
import { type Estimate, estimate } from '../../../../domain/order-form/estimate.ts'
import { limitPriceOf } from '../../../../domain/order-form/orderDraft.ts'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { valueColour } from '../../../../ui/display/valueColour.ts'
import type { Elements } from '../../../../ui/Elements.ts'
import { usePrice } from '../../market/usePrice.ts'
import { type PreviewedOrder, PreviewRow } from '../risk/PreviewRow.tsx'

/** The estimates of each side at the current price. */
export function useBothSides({ market, draft, leverage }: PreviewedOrder) {
  const { price: marketPrice } = usePrice(market.market)
  const of = (side: Side) =>
    estimate({ side, amount: parseTyped(draft.amount), leverage, limitPrice: limitPriceOf(draft), marketPrice }, market)
  return { long: of('LONG'), short: of('SHORT') }
}

interface SizeProps {
  market: Market
  /** Of either side: its size is the same. */
  of: Estimate
  children?: Elements
}

/** Quantity and value of the order, then the figures given. */
export function OrderSize({ market, of, children }: SizeProps) {
  const { t } = useTranslation()
  return (
    <dl className="flex flex-col gap-1 text-md tablet:gap-0.5 tablet:text-sm">
      <OrderFigure label={t('orderForm.quantity')} value={formatNumber(of.size)} unit={baseAsset(market.market)} />
      <OrderFigure label={t('orderForm.value')} value={formatMoney(of.notional)} unit={SETTLEMENT_CURRENCY} />
      {children}
    </dl>
  )
}

interface TableProps {
  className: string
  headClass?: string
  children: Elements
}

/** A column for each side, above its button. */
export function PreviewTable({ className, headClass, children }: TableProps) {
  const { t } = useTranslation()
  return (
    <table className={`order-preview dense w-full ${className}`}>
      <thead className={headClass}>
        <tr className="text-xs">
          <th scope="col">
            <span className="sr-only">{t('orderForm.preview')}</span>
          </th>
          <th scope="col" className="pb-0 text-start font-semi text-long">
            LONG
          </th>
          <th scope="col" className="pb-0 font-semi text-short">
            SHORT
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

const COLOURS = ['text-long', 'text-short'] as const
/** It depends on no amount, but tells little without one. */
const QUIET = ['text-text-3', 'text-text-3'] as const

/** The liquidation price of each side, right above LONG and SHORT, each over its own button: in sight at the press, in their colours. */
export function Liquidation(order: PreviewedOrder) {
  const { t } = useTranslation()
  const { long, short } = useBothSides(order)
  return (
    <PreviewTable className="mb-2 text-md tablet:text-sm" headClass="sr-only">
      <PreviewRow
        label={t('orderForm.liquidation')}
        full={t('orderForm.liquidationFull')}
        long={formatPrice(long.liquidation, order.market)}
        short={formatPrice(short.liquidation, order.market)}
        colours={order.draft.amount === '' ? QUIET : COLOURS}
      />
    </PreviewTable>
  )
}

/** One figure of the order: its name, its value and its unit. */
export const OrderFigure = ({ label, value, unit }: { label: string; value: string; unit: string }) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt className="text-text-2">{label}</dt>
    <dd className={`num ${valueColour(value)}`}>
      <span>{value}</span> <span className="text-text-3">{unit}</span>
    </dd>
  </div>
)
