import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert, alertLevel } from '../../../domain/alerts/alert.ts'
import { compare } from '../../../domain/money/decimal.ts'
import { parseTyped } from '../../../domain/money/decimalText.ts'
import { formatNumber, formatPercent } from '../../../domain/money/format.ts'
import { symbol } from '../../../domain/market/market.ts'
import { liquidationDistance } from '../../../domain/position/position.ts'
import { DEFAULT_PRECISION } from '../../../constants/limits.ts'
import type { Order } from '../../../api/order.ts'
import { DecimalInput } from '../../../ui/input/DecimalInput.tsx'
import { useMarketNow } from '../market/useMarketNow.ts'
import { AlertForm } from './AlertForm.tsx'

/** Distance from the price. */
const PROPOSED_PERCENT = '5'

/** An alert that triggers when the price gets close to a position's liquidation price. */
export function LiquidationAlertForm({ position }: { position: Order }) {
  const { t } = useTranslation('alerts')
  const { market, price } = useMarketNow(position.market)
  const decimals = market?.pricePrecision ?? DEFAULT_PRECISION
  const [text, setText] = useState(PROPOSED_PERCENT)

  const { orderId, type: side, liquidation } = position
  const percent = parseTyped(text)
  const read = Alert.safeParse({ kind: 'liquidation', market: position.market, orderId, side, liquidation, percent })
  const alert = read.success ? read.data : null
  const distance = liquidationDistance(position, price)
  const note = () => {
    if (distance === null) return t('form.unknown')
    if (alert === null || percent === null) return undefined
    const isNearer = compare(distance, percent) < 0
    return t(isNearer ? 'form.isNearer' : 'form.nearer', { distance: formatPercent(distance), price: formatNumber(alertLevel(alert), { decimals }) })
  }

  return (
    <AlertForm alert={alert}>
      <DecimalInput
        label={t('form.distance', { symbol: symbol(position.market), side })}
        value={text}
        onChange={setText}
        decimals={2}
        suffix="%"
        error={percent !== null && alert === null && distance !== null ? t('form.tooFar') : null}
        note={note() ?? ''}
      />
    </AlertForm>
  )
}
