import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SIDES } from '../../../api/order.ts'
import type { LevelUnit } from '../../../constants/limits.ts'
import { parseTyped } from '../../../domain/money/decimalText.ts'
import { formatPercent, formatPrice, formatSigned, formatSignedPercent } from '../../../domain/money/format.ts'
import { draftLevel, type SideLevel } from '../../../domain/order-form/draftLevel.ts'
import type { Level } from '../../../domain/order-form/level.ts'
import { draftInUnit } from '../../../domain/order-form/levelUnits.ts'
import { problemText } from '../../../i18n/problemText.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { priceOf } from '../../../queries/prices.ts'
import { lateExtra } from '../../../shared/late/latePart.tsx'
import { LevelField, LevelLine, LevelUnitChoice } from '../level-field/LevelField.tsx'
import { useFromPrices } from '../market/usePrice.ts'
import { landmark } from '../view/landmarks.ts'
import { useDetails } from '../view/pageView.ts'
import type { Draft } from './draft.ts'
import type { FieldsProps, LevelProps } from './OrderFields.tsx'
import { useOrderFormContext } from './OrderFormProvider.tsx'
import { problemAt } from './useOrderForm.ts'
import { wrongSideText } from './wrongSideText.ts'

const LevelSummary = lateExtra(
  'orderForm',
  async () => (await import('./risk/LevelSummary.tsx')).LevelSummary,
  () => <p className="min-h-4" />,
)

/** The unit and the fields of stop loss and take profit; with details, also their results. */
export function DraftLevels({ market, form }: FieldsProps) {
  const { draft, leverage } = form
  const isDetailed = useDetails()
  return (
    <>
      <DraftUnit market={market} form={form} />
      <div className="dense grid grid-cols-2 gap-3 max-[18em]:grid-cols-1">
        <DraftLevel level="stopLoss" market={market} form={form} />
        <DraftLevel level="takeProfit" market={market} form={form} />
      </div>
      {!isDetailed && <LevelSummary market={market} draft={draft} leverage={leverage} />}
    </>
  )
}

/** The unit of both levels; typed values are converted. */
function DraftUnit({ market, form: { draft, leverage, pending, change } }: FieldsProps) {
  const client = useQueryClient()
  const { draft: store } = useOrderFormContext()

  // Arrow keys pass each unit on the way: a level that one of them cannot express is converted from what it was before.
  const converted = useRef<{ from: Pick<Draft, Level | 'levelUnit'>; to: Draft } | null>(null)

  const choose = (levelUnit: LevelUnit) => {
    const terms = { market, leverage, marketPrice: priceOf(client, market.market).price }
    const before = converted.current?.to === store.get() ? converted.current.from : null
    const form = { ...store.on(market, terms), ...before }
    const { stopLoss, takeProfit } = form
    if (stopLoss === '' && takeProfit === '') return change({ levelUnit })
    change(draftInUnit(levelUnit, form, terms))
    converted.current = { from: { stopLoss, takeProfit, levelUnit: form.levelUnit }, to: store.get() }
  }

  return <LevelUnitChoice unit={draft.levelUnit} onChoose={choose} disabled={pending !== null} />
}

/** Stop loss or take profit: its distance from the entry price, or its price on each side; with details, what it comes to. The place is kept. */
function DraftLevel({ level, market, form }: LevelProps) {
  const { t } = useTranslation()
  const { draft, rejected, pending, change } = form
  const wrong = problemAt(rejected, level)
  const unit = draft.levelUnit
  const isPrice = unit === 'price'
  const isTyped = parseTyped(draft[level]) !== null
  const isDetailed = useDetails()
  const reading = isTyped && (isDetailed || !isPrice) && <DraftReading level={level} market={market} form={form} />

  const errorText = () => {
    if (!wrong || !rejected) return null
    return wrong.kind === 'wrongSide' ? wrongSideText(t, wrong, rejected.side, market) : problemText(t, wrong, market)
  }

  return (
    <LevelField
      level={level}
      inputRef={landmark(level)}
      hint={isPrice && isTyped && <DraftDistance level={level} market={market} form={form} />}
      placeholder={t('common.optional')}
      unit={unit}
      pricePrecision={market.pricePrecision}
      value={draft[level]}
      onChange={(typed) => change({ [level]: typed })}
      error={errorText()}
      note={reading || (!isPrice && <div className="h-8" />)}
      disabled={pending !== null}
    />
  )
}

/** A typed level at the current price. */
const useDraftLevel = ({ level, market, form: { draft, leverage } }: LevelProps) =>
  useFromPrices((priceOf) => draftLevel(level, draft, { market, leverage, marketPrice: priceOf(market.market) }))

/** Distance of a level from the entry price. */
function DraftDistance(of: LevelProps) {
  const { values } = useDraftLevel(of)
  return <span className="num">{formatSignedPercent(values?.percent ?? null)}</span>
}

/** A level on each side: typed as a price, its result; otherwise its price and, with details, its value in the other units. */
function DraftReading(of: LevelProps) {
  const { t } = useTranslation()
  const isDetailed = useDetails()
  const {
    market,
    form: {
      draft: { levelUnit: unit },
    },
  } = of
  const { values, distance, ...sides } = useDraftLevel(of)
  const on = (side: SideLevel) =>
    side && 'why' in side ? t(`levels.${side.why}`) : formatPrice(side && side.price, market)

  if (unit === 'price') {
    return SIDES.map((side) => {
      const fits = sides[side]
      const profit = fits && 'money' in fits && fits.money
      return (
        profit && (
          <span key={side} className="block">
            {t('orderForm.levelResult', { side, profit: formatSigned(profit), currency: SETTLEMENT_CURRENCY })}
          </span>
        )
      )
    })
  }
  return (
    <dl className="[&_dt]:text-text-3">
      <LevelLine name="LONG" value={on(sides.LONG)} />
      <LevelLine name="SHORT" value={on(sides.SHORT)} />
      {isDetailed && unit !== 'percent' && <LevelLine name={t('levels.distance')} value={formatPercent(distance)} />}
      {isDetailed && unit !== 'money' && (
        <LevelLine name={SETTLEMENT_CURRENCY} value={formatSigned(values?.money ?? null)} />
      )}
      {isDetailed && unit !== 'return' && (
        <LevelLine name={t('levels.return.name')} value={formatSignedPercent(values?.return ?? null)} />
      )}
    </dl>
  )
}
