import { useTranslation } from 'react-i18next'
import { typedNumber } from '../../domain/decimalText.ts'
import { digits, percent, signed } from '../../domain/format.ts'
import { type Level, levelDistance } from '../../domain/levels.ts'
import { problemText, wrongSideText } from '../../i18n/problemText.ts'
import { SETTLEMENT_CURRENCY } from '../../limits.ts'
import { DecimalInput } from '../input/DecimalInput.tsx'
import { Switch } from '../input/Switch.tsx'
import type { FieldsProps } from './OrderFields.tsx'
import { problemAt } from './useOrderForm.ts'
import { useLevelOutlook } from './useLevelOutlook.ts'
import { Warning } from './Warning.tsx'

/** Stop loss and take profit: optional, and only sent while the switch is on. */
export function LevelFields({ market, form }: FieldsProps) {
  const { t } = useTranslation()
  const { draft, pending, change } = form

  return (
    <div className="flex flex-col gap-3 tablet:gap-2.5">
      <Switch label={t('orderForm.tpsl')} checked={draft.tpsl} onChange={(tpsl) => change({ tpsl })} disabled={pending !== null} />
      {draft.tpsl && (
        <div className="dense grid grid-cols-2 gap-3">
          <LevelField level="stopLoss" market={market} form={form} />
          <LevelField level="takeProfit" market={market} form={form} />
        </div>
      )}
    </div>
  )
}

interface LevelProps extends FieldsProps {
  level: Level
}

/** Stop loss or take profit: its distance from the entry price, and its result for the matching side. */
function LevelField({ level, market, form }: LevelProps) {
  const { t } = useTranslation()
  const { draft, rejected, pending, change } = form
  const wrong = problemAt(rejected, level)

  const errorText = () => {
    if (!wrong || !rejected) return null
    return wrong.kind === 'wrongSide' ? wrongSideText(t, wrong, rejected.side, market) : problemText(t, wrong, market)
  }

  return (
    <DecimalInput
      label={t(`orderForm.${level}`)}
      hint={typedNumber(draft[level]) && <LevelDistance level={level} market={market} form={form} />}
      placeholder={t('common.optional')}
      decimals={market.pricePrecision}
      value={draft[level]}
      onChange={(typed) => change({ [level]: typed })}
      error={errorText()}
      note={<LevelResult level={level} market={market} form={form} />}
      disabled={pending !== null}
    />
  )
}

function LevelDistance({ level, market, form: { draft } }: LevelProps) {
  const distance = useLevelOutlook(market, draft, level, ({ at, price }) => levelDistance(at, price))
  return <span className="num">{percent(distance)}</span>
}

function LevelResult({ level, market, form: { draft } }: LevelProps) {
  const { t } = useTranslation()
  const { side, result } = useLevelOutlook(market, draft, level, ({ side, result }) => ({ side, result }))
  return side && result && t('orderForm.levelResult', { side, profit: signed(result), currency: SETTLEMENT_CURRENCY })
}

/** Warns of a stop loss beyond the liquidation price; it can still be sent. */
export function LiquidationFirst({ market, form: { draft } }: FieldsProps) {
  const { t } = useTranslation()
  const liquidatedAt = useLevelOutlook(market, draft, 'stopLoss', ({ liquidatedAt }) => liquidatedAt)
  return (
    liquidatedAt && <Warning>{t('orderForm.liquidationFirst', { price: digits(liquidatedAt, { decimals: market.pricePrecision }) })}</Warning>
  )
}
