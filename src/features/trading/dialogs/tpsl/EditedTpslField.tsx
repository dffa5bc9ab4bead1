import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditedLevel } from '../../../../domain/position/editedLevels.ts'
import { formatNumber } from '../../../../domain/money/format.ts'
import { quoteAsset } from '../../../../domain/market/market.ts'
import { isBehindLiquidation, type Tpsl } from '../../../../domain/order-form/tpsl.ts'
import { problemText } from '../../../../i18n/problemText.ts'
import type { LevelUnit } from '../../../../constants/limits.ts'
import type { Order } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { useSettledValue } from '../../../../ui/hooks/useSettledValue.ts'
import { TpslField } from '../../tpsl/TpslField.tsx'
import { EditedTpslReading } from './EditedTpslReading.tsx'

interface Props {
  level: Tpsl
  text: string
  unit: LevelUnit
  edited: EditedLevel
  onChange: (text: string) => void
  order: Order
  /** The market price for a position, the limit price for a pending order. */
  price: Decimal | null
  pricePrecision: number
  /** Replaces the hint that the level is optional. */
  action?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** Field for the stop loss or take profit, with its value in the other units. */
export function EditedTpslField({ level, text, unit, edited, onChange, order, price, pricePrecision, action, inputRef }: Props) {
  const { t } = useTranslation('dialogs')
  const at = edited.price
  // Not about a price of which half is typed.
  const settled = useSettledValue(at)
  const isNeverReached = settled && isBehindLiquidation(settled, order)

  return (
    <div className="flex flex-col gap-1">
      <TpslField
        level={level}
        value={text}
        onChange={onChange}
        unit={unit}
        pricePrecision={pricePrecision}
        quote={quoteAsset(order.market)}
        hint={action ? undefined : t('common.optional')}
        action={action}
        error={edited.problem && problemText(t, edited.problem, { pricePrecision })}
        note={<EditedTpslReading at={at} unit={unit} order={order} price={price} pricePrecision={pricePrecision} isSet={order[level] !== null && text === ''} />}
        inputRef={inputRef}
      />
      {/* Only a warning: the exchange accepts it. Its line is reserved, so that the dialog does not grow. */}
      {level === 'stopLoss' && <p role="status" className="min-h-4 text-xs leading-4 text-warn">
        {isNeverReached && !edited.problem && t('orderForm.liquidationFirst', { price: formatNumber(order.liquidation, { decimals: pricePrecision }) })}
      </p>}
    </div>
  )
}
