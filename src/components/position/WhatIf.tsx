import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../config.ts'
import { typedNumber } from '../../domain/decimalText.ts'
import { isPositive } from '../../domain/decimal.ts'
import { digits, percent, signed } from '../../domain/format.ts'
import { quoteAsset } from '../../domain/market.ts'
import { whatIf } from '../../domain/whatIf.ts'
import { DEFAULT_PRECISION } from '../../limits.ts'
import type { Market } from '../../wire/market.ts'
import type { Order } from '../../wire/order.ts'
import type { Decimal } from '../../wire/scalars.ts'
import { type OwnText, type PutAmount, textOf } from '../amounts/ownText.ts'
import { Told } from '../amounts/Told.tsx'
import { useRested } from '../browser/useRested.ts'
import { DecimalInput } from '../input/DecimalInput.tsx'

interface Props {
  order: Order
  /** Null if it is no longer listed. */
  market: Market | null
  /** The market price. */
  price: Decimal | null
}

/** What the order would come to at any price; sends nothing. Announced after a pause in typing. */
export function WhatIf({ order, market, price }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'tpsl.whatIf' })
  const [text, setText] = useState('')
  const decimals = market?.pricePrecision ?? DEFAULT_PRECISION
  const at = typedNumber(text)
  const result = at && isPositive(at) ? whatIf(order, at, market) : null
  const currency = SETTLEMENT_CURRENCY
  const parts: OwnText[] | null = result && [
    (own) => t('gross', { profit: own(signed(result.gross)), currency }),
    ...(result.net === null ? [] : [(own: PutAmount) => t('net', { profit: own(signed(result.net)), currency })]),
    t('onMargin', { percent: percent(result.onMargin) }),
    ...(result.isLiquidated ? [t('liquidated', { price: digits(order.liquidation, { decimals }) })] : []),
  ]

  const rested = useRested(text)
  const spoken = parts?.map((part) => <span key={textOf(part, true)}><Told text={part} /> </span>)

  return (
    <DecimalInput
      label={t('label')}
      value={text}
      onChange={setText}
      decimals={decimals}
      placeholder={digits(price, { decimals })}
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
