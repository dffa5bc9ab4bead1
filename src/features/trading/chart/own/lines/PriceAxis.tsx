import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type PriceScale, priceAtY } from '../../../../../domain/chart/priceScale.ts'
import type { Market } from '../../../../../api/market.ts'
import { useAxisPress } from './useAxisPress.ts'

/**
 * The price scale: a click fills in the limit price, with Shift the stop loss. For mouse and finger; with the keyboard, use the
 * fields or move the draft's lines.
 */
export function PriceAxis({ market, scale }: { market: Market; scale: PriceScale }) {
  const { t } = useTranslation('chart')
  const press = useAxisPress(market)
  const pressed = {
    onClick: ({ clientY, shiftKey, currentTarget }: MouseEvent) =>
      press(shiftKey ? 'stopLoss' : 'limitPrice', priceAtY(scale, clientY - currentTarget.getBoundingClientRect().top)),
  }
  return <div aria-hidden="true" title={t('axis')} className="price-axis" style={{ left: scale.width, height: scale.height }} {...pressed} />
}
