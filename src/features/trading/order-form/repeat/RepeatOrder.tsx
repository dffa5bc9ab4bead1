import RotateCw from 'lucide-react/icons/rotate-cw'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../../api/market.ts'
import type { AmountUnit } from '../../../../constants/limits.ts'
import { formatNumber } from '../../../../domain/money/format.ts'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { Masked } from '../../../../ui/masked/Masked.tsx'
import { useSpokenAmount } from '../../../../ui/masked/useAmountsHidden.ts'
import { type FilledForm, repeatLast } from './repeatLast.ts'
import type { LastOrder } from './storedLastOrder.ts'

interface Props extends FilledForm {
  last: LastOrder
  market: Market
  /** Of the field beside it. The amount is a margin, and names its currency beside another unit. */
  unit: AmountUnit
  disabled: boolean
}

/** Fills in the values of the last order; sends nothing. */
export function RepeatOrder({ last, market, unit, disabled, ...form }: Props) {
  const { t } = useTranslation('orderForm')
  const spokenAmount = useSpokenAmount()
  const amount = formatNumber(last.amount)
  const rest = [
    t('orderForm.leverageValue', { leverage: String(last.leverage) }),
    last.stopLoss !== '' && t('repeat.stopLoss', { percent: last.stopLoss }),
    last.takeProfit !== '' && t('repeat.takeProfit', { percent: last.takeProfit }),
  ].filter((part) => part !== false)
  const levels = [
    last.stopLoss !== '' && t('chart.levels.stopLoss'),
    last.takeProfit !== '' && t('chart.levels.takeProfit'),
  ]
  const brief = [
    unit !== 'margin' && SETTLEMENT_CURRENCY,
    rest[0],
    levels.filter((level) => level !== false).join('/'),
  ].filter(Boolean)

  return (
    <button
      type="button"
      title={t('repeat.name', { order: [spokenAmount(amount), SETTLEMENT_CURRENCY, ...rest].join(' ') })}
      disabled={disabled}
      onClick={() => repeatLast(last, market, form)}
      className="hint-button num flex items-center gap-1"
    >
      <RotateCw aria-hidden="true" className="size-3" />
      <span>
        <span>{t('repeat.chip')}</span> <Masked>{amount}</Masked> <span>{brief.join(' ')}</span>
      </span>
    </button>
  )
}
