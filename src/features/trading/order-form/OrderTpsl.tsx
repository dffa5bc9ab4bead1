import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { typedNumber } from '../../../domain/money/decimalText.ts'
import { problemText, wrongSideText } from '../../../i18n/problemText.ts'
import { type LevelUnit } from '../../../constants/limits.ts'
import { priceAt } from '../../../queries/prices.ts'
import { storage } from '../../../platform/storage.ts'
import { LevelInput } from '../../../ui/input/LevelInput.tsx'
import { LevelUnitChoice } from '../../../ui/input/LevelUnitChoice.tsx'
import { Switch } from '../../../ui/input/Switch.tsx'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { reportNotLoaded } from '../../../ui/lazy/reportNotLoaded.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx'
import { Boundary } from '../../../shared/page/Boundary.tsx'
import { landmark } from '../view/landmarks.ts'
import { draftOn } from './draft.ts'
import type { FieldsProps, LevelProps } from './OrderFields.tsx'
import { problemAt } from './useOrderForm.ts'
import { useOrderFlow } from './useOrderFlow.ts'

const units = lazily(() => import('../../../domain/order-form/levelUnits.ts'))
const LevelReading = lazyPart(
  lazily(async () => (await import('./OrderLevelReading.tsx')).OrderLevelReading),
  () => <div className="h-16" />,
)
const LevelOutlook = lazyPart(lazily(async () => (await import('./outlook/LevelOutlook.tsx')).LevelOutlook))

/** Stop loss and take profit: optional, and only sent while the switch is on. */
export function OrderTpsl({ market, form }: FieldsProps) {
  const { t } = useTranslation()
  const { draft, pending, change } = form
  const isUntyped = draft.stopLoss === '' && draft.takeProfit === ''

  return (
    <div className="flex flex-col gap-3 tablet:gap-2.5">
      <Switch label={t('orderForm.tpsl')} checked={draft.tpsl} onChange={(tpsl) => change({ tpsl, levelUnit: isUntyped ? storage.levelUnit.get() : draft.levelUnit })} disabled={pending !== null} />
      {draft.tpsl && (
        <>
          <DraftUnit market={market} form={form} />
          <div className="dense grid grid-cols-2 gap-3 max-[18em]:grid-cols-1">
            <DraftLevel level="stopLoss" market={market} form={form} />
            <DraftLevel level="takeProfit" market={market} form={form} />
          </div>
        </>
      )}
    </div>
  )
}

/** How both are typed; what is typed already is converted, by code that comes when it is first needed. */
function DraftUnit({ market, form: { draft, leverage, pending, change } }: FieldsProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { draft: store } = useOrderFlow()

  const choose = (levelUnit: LevelUnit) => {
    if (draft.stopLoss === '' && draft.takeProfit === '') return change({ levelUnit })
    const convert = ({ draftIn }: typeof import('../../../domain/order-form/levelUnits.ts')) => {
      const typed = draftOn(store.get(), market)
      change(draftIn(levelUnit, typed, { market, leverage, marketPrice: priceAt(client, market.market)?.price ?? null }))
    }
    if (units.now) return convert(units.now)
    units.load().then(convert).catch((error: unknown) => reportNotLoaded(t, error))
  }

  return <LevelUnitChoice unit={draft.levelUnit} onChoose={choose} disabled={pending !== null} />
}

/** Stop loss or take profit: its distance from the entry price, and its result for the matching side. */
function DraftLevel({ level, market, form }: LevelProps) {
  const { t } = useTranslation()
  const { draft, leverage, rejected, pending, change } = form
  const wrong = problemAt(rejected, level)
  const typed = { market, draft, level, leverage }
  const unit = draft.levelUnit
  const isPrice = unit === 'price'

  const errorText = () => {
    if (!wrong || !rejected) return null
    return wrong.kind === 'wrongSide' ? wrongSideText(t, wrong, rejected.side, market) : problemText(t, wrong, market)
  }

  return (
    <LevelInput
      label={t(`orderForm.${level}`)}
      inputRef={landmark(level)}
      hint={isPrice && typedNumber(draft[level]) && <Boundary title={null}><LevelOutlook {...typed} shows="distance" /></Boundary>}
      placeholder={t('common.optional')}
      unit={unit}
      pricePrecision={market.pricePrecision}
      value={draft[level]}
      onChange={(typed) => change({ [level]: typed })}
      error={errorText()}
      note={
        <Boundary title={null}>
          {isPrice ? typedNumber(draft[level]) && <LevelOutlook {...typed} shows="result" /> : <LevelReading level={level} market={market} form={form} />}
        </Boundary>
      }
      disabled={pending !== null}
    />
  )
}
