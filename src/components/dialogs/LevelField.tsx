import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { typedNumber } from '../../domain/decimalText.ts'
import { digits, percent, signed } from '../../domain/format.ts'
import { type Level, levelDistance, levelProblem, levelResult } from '../../domain/levels.ts'
import { priceCoin } from '../../domain/market.ts'
import { SETTLEMENT_CURRENCY } from '../../limits.ts'
import { problemText } from '../../i18n/problemText.ts'
import type { Order } from '../../wire/order.ts'
import type { Decimal } from '../../wire/scalars.ts'
import { DecimalInput } from '../ui/DecimalInput.tsx'

interface Props {
  level: Level
  text: string
  onChange: (text: string) => void
  order: Order
  /** The market's price for a position, its own for an order that waits. */
  price: Decimal | null
  pricePrecision: number
  inputRef?: Ref<HTMLInputElement>
}

/** One of the two prices, with its distance from the present one and what it would bring. */
export function LevelField({ level, text, onChange, order, price, pricePrecision, inputRef }: Props) {
  const { t } = useTranslation()
  const problem = levelProblem(level, text, { side: order.type, price, market: { pricePrecision } })
  const typed = typedNumber(text)
  const shown = [
    price && typed && t('addTPSL.distance', { percent: percent(levelDistance(typed, price)), price: digits(price, { decimals: pricePrecision }) }),
    typed && t('addTPSL.result', { profit: signed(levelResult(typed, order)), currency: SETTLEMENT_CURRENCY }),
  ].filter((part) => part !== null)

  return (
    <div>
      <DecimalInput
        label={t(`addTPSL.${level}`)}
        value={text}
        onChange={onChange}
        decimals={pricePrecision}
        suffix={priceCoin(order.market)}
        hint={t('common.optional')}
        error={problem && problemText(t, problem)}
        {...(inputRef && { inputRef })}
      />
      <p className="num mt-1 flex min-h-5 flex-wrap justify-between gap-x-3 text-xs text-text-2">
        {shown.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
    </div>
  )
}
