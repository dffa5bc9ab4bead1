import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { type EditedLevel, levelsIn, levelsWith, type TpslInput } from '../../../../domain/position/editedLevels.ts'
import type { TpslBasis } from '../../../../domain/order-form/tpslPrice.ts'
import { formatNumber } from '../../../../domain/money/format.ts'
import { orderTab } from '../../../../domain/order/orderTabs.ts'
import { LEVEL_UNITS, type LevelUnit } from '../../../../constants/limits.ts'
import type { Tpsl } from '../../../../domain/order-form/tpsl.ts'
import type { Market } from '../../../../api/market.ts'
import type { Order } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { BreakEvenButton } from '../close/BreakEvenButton.tsx'
import { OrderHead } from '../close/OrderHead.tsx'
import { EditedTpslField } from './EditedTpslField.tsx'
import { DetailsCard, Value, Values } from '../../../../shared/change-flow/DetailsCard.tsx'
import { PriceAge } from '../../market/PriceAge.tsx'
import { TpslUnitChoice } from '../../tpsl/TpslUnitChoice.tsx'

interface FieldsProps {
  order: Order
  /** Null if it is no longer listed. */
  market: Market | null
  levels: TpslInput
  /** The levels computed from the typed texts. */
  edited: Record<Tpsl, EditedLevel>
  basis: TpslBasis
  /** A field shows an error. */
  isWrong: boolean
  onType: (level: Tpsl, text: string) => void
  onPut: (levels: TpslInput) => void
  /** Reference price for the distances. */
  price: Decimal | null
  /** Its age in seconds if it is stale, else null. */
  age: number | null
  firstInput: Ref<HTMLInputElement>
}

/** The order with its stop loss and take profit fields. */
export function TpslFields({ order, market, levels, edited, basis, isWrong, onType, onPut, price, age, firstInput }: FieldsProps) {
  const { t } = useTranslation('dialogs')
  const isPending = orderTab(order) === 'orders'
  const { pricePrecision } = basis
  const start = { price: formatNumber(order.startPrice, { decimals: pricePrecision }) }
  const shared = { order, price, pricePrecision }
  const fieldOf = (level: Tpsl) => ({ level, text: levels.texts[level], unit: levels.unit, edited: edited[level], onChange: (text: string) => onType(level, text) })
  const propose = (stopLoss: Decimal) => onPut(levelsWith('stopLoss', stopLoss, levels, basis))
  const breakEven = !isPending && market && <BreakEvenButton order={order} market={market} price={price} onPropose={propose} />

  return (
    <>
      <OrderHead order={order}>
        <span className="num text-sm text-text-2">{isPending ? t('addTPSL.orderPrice', start) : t('addTPSL.open', start)}</span>
      </OrderHead>
      <EditedTpslUnit levels={levels} basis={basis} isWrong={isWrong} onPut={onPut} />
      <EditedTpslField {...shared} {...fieldOf('stopLoss')} action={breakEven || undefined} inputRef={firstInput} />
      <EditedTpslField {...shared} {...fieldOf('takeProfit')} />
      {!isPending && <PriceAge text={price === null ? t('addTPSL.noPrice') : age === null ? null : t('addTPSL.oldPrice', { age })} />}
    </>
  )
}

/** The unit of both levels; typed values are converted if they can be expressed in the new unit. */
function EditedTpslUnit({ levels, basis, isWrong, onPut }: Pick<FieldsProps, 'levels' | 'basis' | 'isWrong' | 'onPut'>) {
  const { t } = useTranslation('dialogs')
  const isBound = LEVEL_UNITS.some((unit) => levelsIn(unit, levels, basis) === null)

  const choose = (unit: LevelUnit) => {
    const put = levelsIn(unit, levels, basis)
    if (put !== null) onPut(put)
  }

  return (
    <div className="flex flex-col gap-1">
      <TpslUnitChoice unit={levels.unit} onChoose={choose} disabled={isBound} />
      {isBound && !isWrong && <p className="text-xs text-text-3">{t('tpsl.onlyPrice')}</p>}
    </div>
  )
}

/** Stop loss and take profit as the exchange has saved them. */
export function SavedTpsl({ order, pricePrecision }: { order: Order; pricePrecision: number }) {
  const { t } = useTranslation('dialogs')
  const priceText = (level: Decimal | null) => (level === null ? t('addTPSL.none') : formatNumber(level, { decimals: pricePrecision }))

  return (
    <DetailsCard>
      <Values>
        <Value label={t('orderForm.stopLoss')} value={priceText(order.stopLoss)} />
        <Value label={t('orderForm.takeProfit')} value={priceText(order.takeProfit)} />
      </Values>
    </DetailsCard>
  )
}
