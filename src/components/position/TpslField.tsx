import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { typedNumber } from '../../domain/decimalText.ts'
import { digits, percent, signed } from '../../domain/format.ts'
import { isBehindLiquidation, type Tpsl, tpslDistance, tpslProblem, tpslResult } from '../../domain/tpsl.ts'
import { quoteAsset } from '../../domain/market.ts'
import { SETTLEMENT_CURRENCY } from '../../limits.ts'
import { problemText } from '../../i18n/problemText.ts'
import type { Order } from '../../wire/order.ts'
import type { Decimal } from '../../wire/scalars.ts'
import { DecimalInput } from '../input/DecimalInput.tsx'

interface Props {
  level: Tpsl
  text: string
  onChange: (text: string) => void
  order: Order
  /** The market price for a position, the limit price for a pending order. */
  price: Decimal | null
  pricePrecision: number
  /** Replaces the hint that it is optional. */
  hint?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** Stop loss or take profit, with its distance from the reference price and its result. */
export function TpslField({ level, text, onChange, order, price, pricePrecision, hint, inputRef }: Props) {
  const { t } = useTranslation()
  const problem = tpslProblem(level, text, { side: order.type, price, market: { pricePrecision } })
  const typed = typedNumber(text)
  const distance = price && tpslDistance(typed, price)
  const isNeverReached = typed && level === 'stopLoss' && isBehindLiquidation(typed, order)
  const notes = [
    distance && price && t('addTPSL.distance', { percent: percent(distance), price: digits(price, { decimals: pricePrecision }) }),
    typed && t('addTPSL.result', { profit: signed(tpslResult(typed, order)), currency: SETTLEMENT_CURRENCY }),
  ].filter((part) => part !== null)

  return (
    <div className="flex flex-col gap-1">
      <DecimalInput
        label={t(`addTPSL.${level}`)}
        value={text}
        onChange={onChange}
        decimals={pricePrecision}
        suffix={quoteAsset(order.market)}
        hint={hint ?? t('common.optional')}
        error={problem && problemText(t, problem, { pricePrecision })}
        note={
          <span className="flex flex-wrap justify-between gap-x-3">
            {notes.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </span>
        }
        {...(inputRef && { inputRef })}
      />
      {/* A warning only: the exchange accepts it. */}
      <p role="status" className="text-xs text-warn">
        {isNeverReached && !problem && t('orderForm.liquidationFirst', { price: digits(order.liquidation, { decimals: pricePrecision }) })}
      </p>
    </div>
  )
}
