import { useTranslation } from 'react-i18next'
import { breakEvenPrice } from '../../../../domain/position/breakEven.ts'
import { formatNumber } from '../../../../domain/money/format.ts'
import { isWrongSide } from '../../../../domain/order-form/tpsl.ts'
import type { Market } from '../../../../api/market.ts'
import type { Order } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'

interface Props {
  order: Order
  market: Market
  /** The market price. */
  price: Decimal | null
  onPropose: (stopLoss: Decimal) => void
}

/** Fills in the position's break-even as the stop loss; explains why not if the price has not passed it. */
export function BreakEvenButton({ order, market, price, onPropose }: Props) {
  const { t } = useTranslation('dialogs')
  const at = breakEvenPrice(order, market)
  if (at === null || price === null) return <span>{t('common.optional')}</span>

  const shown = { price: formatNumber(at, { decimals: market.pricePrecision }) }
  if (isWrongSide('stopLoss', at, order.type, price)) return <span className="num">{t('addTPSL.breakEvenAhead', shown)}</span>
  return (
    <button type="button" title={t('addTPSL.breakEvenFull')} onClick={() => onPropose(at)} className="hint-button num">
      {t('addTPSL.breakEven', shown)}
    </button>
  )
}
