import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { parseTyped } from '../../../../domain/money/decimalText.ts'
import { isPositive } from '../../../../domain/money/decimal.ts'
import { formatNumber, formatSignedPercent, formatSigned } from '../../../../domain/money/format.ts'
import { quoteAsset } from '../../../../domain/market/market.ts'
import { whatIf } from '../../../../domain/position/whatIf.ts'
import { DEFAULT_PRECISION } from '../../../../constants/limits.ts'
import type { Market } from '../../../../api/market.ts'
import type { Order } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { type MaskableText, type MaskAmount, renderText } from '../../../../ui/masked/renderText.ts'
import { MaskedText } from '../../../../ui/masked/MaskedText.tsx'
import { useSettledValue } from '../../../../ui/hooks/useSettledValue.ts'
import { DecimalInput } from '../../../../ui/input/DecimalInput.tsx'

interface Props {
  order: Order
  /** Null if it is no longer listed. */
  market: Market | null
  /** The market price. */
  price: Decimal | null
}

/** The result of the order at any typed price. Sends nothing. Announced after a pause in typing. */
export function WhatIf({ order, market, price }: Props) {
  const { t } = useTranslation('dialogs')
  const [text, setText] = useState('')
  const decimals = market?.pricePrecision ?? DEFAULT_PRECISION
  const at = parseTyped(text)
  const result = at && isPositive(at) ? whatIf(order, at, market) : null
  const currency = SETTLEMENT_CURRENCY
  const parts: MaskableText[] | null = result && [
    (own) => t('tpsl.whatIf.gross', { profit: own(formatSigned(result.gross)), currency }),
    ...(result.net === null ? [] : [(own: MaskAmount) => t('tpsl.whatIf.net', { profit: own(formatSigned(result.net)), currency })]),
    t('tpsl.whatIf.onMargin', { percent: formatSignedPercent(result.onMargin) }),
    ...(result.isLiquidated ? [t('tpsl.whatIf.liquidated', { price: formatNumber(order.liquidation, { decimals }) })] : []),
  ]

  const rested = useSettledValue(text)
  const spoken = parts?.map((part) => <span key={renderText(part, true)}><MaskedText text={part} /> </span>)

  return (
    <DecimalInput
      label={t('tpsl.whatIf.label')}
      value={text}
      onChange={setText}
      decimals={decimals}
      placeholder={formatNumber(price, { decimals })}
      suffix={quoteAsset(order.market)}
      note={
        <>
          <span aria-hidden="true" className="flex flex-wrap gap-x-3">{spoken}</span>
          <span role="status" className="sr-only">{rested !== null && spoken}</span>
        </>
      }
    />
  )
}
