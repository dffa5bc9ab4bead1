import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../../api/market.ts'
import type { Order } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import type { LevelUnit } from '../../../../constants/limits.ts'
import { quoteAsset } from '../../../../domain/market/market.ts'
import { percentFrom } from '../../../../domain/money/decimal.ts'
import { formatNumber, formatPrice, formatSigned, formatSignedPercent } from '../../../../domain/money/format.ts'
import { isWrongSide, type Level } from '../../../../domain/order-form/level.ts'
import { isBehindLiquidation } from '../../../../domain/order-form/levelResult.ts'
import { levelValues } from '../../../../domain/order-form/levelUnits.ts'
import { breakEvenPrice } from '../../../../domain/position/breakEven.ts'
import type { EditedLevel } from '../../../../domain/position/editedLevels.ts'
import { problemText } from '../../../../i18n/problemText.ts'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { DetailsCard, Value, Values } from '../../../../shared/change-flow/DetailsCard.tsx'
import { useSettledValue } from '../../../../ui/hooks/useSettledValue.ts'
import { MaskedText } from '../../../../ui/masked/MaskedText.tsx'
import { LevelField, LevelLine } from '../../level-field/LevelField.tsx'
import { useDetails } from '../../view/pageView.ts'

/** Stop loss and take profit as the exchange has saved them. */
export function SavedLevels({ order, pricePrecision }: { order: Order; pricePrecision: number }) {
  const { t } = useTranslation('dialogs')
  const priceText = (level: Decimal | null) =>
    level === null ? t('addTPSL.none') : formatPrice(level, { pricePrecision })

  return (
    <DetailsCard>
      <Values>
        <Value label={t('orderForm.stopLoss')} value={priceText(order.stopLoss)} />
        <Value label={t('orderForm.takeProfit')} value={priceText(order.takeProfit)} />
      </Values>
    </DetailsCard>
  )
}

interface Props {
  order: Order
  market: Market
  /** The market price. */
  price: Decimal | null
  onPropose: (stopLoss: Decimal) => void
}

/** Fills in the position's break-even as the stop loss; explains why not if the price has not passed it. */
export function BreakEvenButton({ order, market, price, onPropose }: Props) {
  const { t } = useTranslation('dialogs')
  const at = breakEvenPrice(order, market)
  if (at === null || price === null) return <span>{t('common.optional')}</span>

  const shown = { price: formatPrice(at, market) }
  if (isWrongSide('stopLoss', at, order.type, price))
    return <span className="num">{t('addTPSL.breakEvenAhead', shown)}</span>
  return (
    <button type="button" title={t('addTPSL.breakEvenFull')} onClick={() => onPropose(at)} className="hint-button num">
      {t('addTPSL.breakEven', shown)}
    </button>
  )
}

interface EditedLevelReadingProps {
  /** The level's price; null if there is none. */
  at: Decimal | null
  /** The unit it is typed in. */
  unit: LevelUnit
  order: Order
  /** The market price for a position, the limit price for a pending order. */
  price: Decimal | null
  pricePrecision: number
  /** The order has this level, so an empty field removes it. */
  isSet: boolean
}

/** A level's result and its distance from the price; with details, in all other units. Its space is reserved. */
function EditedLevelReading({ at, unit, order, price, pricePrecision: decimals, isSet }: EditedLevelReadingProps) {
  const { t } = useTranslation('dialogs')
  const isDetailed = useDetails()
  const height = isDetailed ? 'min-h-8' : 'min-h-4'
  if (!at) return <p className={height}>{isSet && t('addTPSL.note')}</p>

  const values = levelValues(at, order)
  const distance = percentFrom(at, price)
  const fromPrice =
    distance &&
    t('addTPSL.distance', { percent: formatSignedPercent(distance), price: formatNumber(price, { decimals }) })
  // A pending order's price is its entry.
  const fromEntry =
    values.percent &&
    values.percent !== distance &&
    t('setLevels.fromEntry', { percent: formatSignedPercent(values.percent) })
  const result = (
    <MaskedText
      text={(mask) => t('addTPSL.result', { profit: mask(formatSigned(values.money)), currency: SETTLEMENT_CURRENCY })}
    />
  )

  return (
    <dl className={height}>
      <LevelLine
        name={
          unit === 'price'
            ? fromPrice
            : t('setLevels.at', { price: formatNumber(at, { decimals }), quote: quoteAsset(order.market) })
        }
        value={result}
      />
      {isDetailed && (
        <LevelLine
          name={unit === 'percent' ? fromPrice : fromEntry}
          value={
            unit === 'return' ? fromPrice : t('setLevels.onMargin', { percent: formatSignedPercent(values.return) })
          }
        />
      )}
    </dl>
  )
}

interface EditedLevelFieldProps {
  level: Level
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
  inputRef: Ref<HTMLInputElement> | undefined
}

/** Field for the stop loss or take profit, with its value in the other units. */
export function EditedLevelField({
  level,
  text,
  unit,
  edited,
  onChange,
  order,
  price,
  pricePrecision,
  action,
  inputRef,
}: EditedLevelFieldProps) {
  const { t } = useTranslation('dialogs')
  const at = edited.price
  // Not about a price of which half is typed.
  const settled = useSettledValue(at)
  const isNeverReached = settled && isBehindLiquidation(settled, order)

  return (
    <div className="flex flex-col gap-1">
      <LevelField
        level={level}
        value={text}
        onChange={onChange}
        unit={unit}
        pricePrecision={pricePrecision}
        quote={quoteAsset(order.market)}
        hint={action ? undefined : t('common.optional')}
        action={action}
        error={edited.problem && problemText(t, edited.problem, { pricePrecision })}
        note={
          <EditedLevelReading
            at={at}
            unit={unit}
            order={order}
            price={price}
            pricePrecision={pricePrecision}
            isSet={order[level] !== null && text === ''}
          />
        }
        inputRef={inputRef}
      />
      {/* Only a warning: the exchange accepts it. Its line is reserved, so that the dialog does not grow. */}
      {level === 'stopLoss' && (
        <p role="status" className="min-h-4 text-xs leading-4 text-warn">
          {isNeverReached &&
            !edited.problem &&
            t('orderForm.liquidationFirst', { price: formatPrice(order.liquidation, { pricePrecision }) })}
        </p>
      )}
    </div>
  )
}
