import { useQueryClient } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../../api/market.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { formatPrice } from '../../../../domain/money/format.ts'
import { draftInUnit } from '../../../../domain/order-form/levelUnits.ts'
import { stepPrice } from '../../../../domain/position/priceSteps.ts'
import { priceOf } from '../../../../queries/prices.ts'
import { useStore } from '../../../../ui/hooks/useStore.ts'
import { useOrderFormContext } from '../../order-form/OrderFormProvider.tsx'
import { placement } from '../../order-form/placement.ts'
import { focusField } from '../../view/focusLandmark.ts'
import type { CandleChart, Cross } from './candleChart.ts'
import './LimitPlus.css'

/**
 * A small + beside the scale, at the crosshair's price: fills in the limit price, with Shift the stop loss. For the pointer; with
 * the keyboard, use the fields or move the draft's lines.
 */
export function LimitPlus({ market, chart }: { market: Market; chart: CandleChart }) {
  const { t } = useTranslation('chart')
  const press = usePricePress(market)
  const cross = useStore(chart.cross)
  const width = useStore(chart.scale, (scale) => scale?.width)
  /** On the button itself, the pointer has left the prices, and the crosshair is gone. */
  const [held, hold] = useState<Cross | null>(null)
  const at = held ?? cross
  if (!at || at.price <= 0 || width === undefined) return null
  const price = stepPrice(Math.round(at.price * 10 ** market.pricePrecision), market.pricePrecision)
  const words = { price: formatPrice(price, market) }

  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('plus.label', words)}
      title={t('plus.label', words)}
      className="limit-plus"
      style={{ left: width, transform: `translate(-100%, ${Math.round(at.y)}px) translateY(-50%)` }}
      onPointerEnter={() => hold(at)}
      onPointerLeave={() => hold(null)}
      onClick={({ shiftKey }) => press(shiftKey ? 'stopLoss' : 'limitPrice', price)}
    >
      <span className="limit-plus-words num">{t('plus.words', words)}</span>
      <Plus size={14} aria-hidden />
    </button>
  )
}

/** Fills a price into the form, and focuses its field. Sends nothing. */
function usePricePress(market: Market) {
  const client = useQueryClient()
  const { draft, leverage } = useOrderFormContext()

  return (field: 'limitPrice' | 'stopLoss', price: Decimal) => {
    // The form is locked.
    if (placement.pending()) return
    if (field === 'limitPrice') draft.change(market, { kind: 'limit', price })
    else {
      const terms = { market, leverage, marketPrice: priceOf(client, market.market).price }
      const form = draft.on(market, terms)
      draft.change(market, { ...draftInUnit('price', form, terms), hasLevels: true, stopLoss: price })
    }
    void focusField(field)
  }
}
