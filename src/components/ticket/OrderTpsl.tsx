import { useTranslation } from 'react-i18next'
import { typedNumber } from '../../domain/decimalText.ts'
import { digits, percent, signed } from '../../domain/format.ts'
import { type Tpsl, tpslDistance } from '../../domain/tpsl.ts'
import { problemText, wrongSideText } from '../../i18n/problemText.ts'
import { SETTLEMENT_CURRENCY } from '../../limits.ts'
import { DecimalInput } from '../input/DecimalInput.tsx'
import { Switch } from '../input/Switch.tsx'
import type { FieldsProps } from './OrderFields.tsx'
import { problemAt } from './useOrderForm.ts'
import { useTpslOutlook } from './useTpslOutlook.ts'
import { Warning } from './Warning.tsx'

/** Stop loss and take profit: optional, and only sent while the switch is on. */
export function OrderTpsl({ market, form }: FieldsProps) {
  const { t } = useTranslation()
  const { draft, pending, change } = form

  return (
    <div className="flex flex-col gap-3 tablet:gap-2.5">
      <Switch label={t('orderForm.tpsl')} checked={draft.tpsl} onChange={(tpsl) => change({ tpsl })} disabled={pending !== null} />
      {draft.tpsl && (
        <div className="dense grid grid-cols-2 gap-3">
          <TpslField level="stopLoss" market={market} form={form} />
          <TpslField level="takeProfit" market={market} form={form} />
        </div>
      )}
    </div>
  )
}

interface TpslProps extends FieldsProps {
  level: Tpsl
}

/** Stop loss or take profit: its distance from the entry price, and its result for the matching side. */
function TpslField({ level, market, form }: TpslProps) {
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
      hint={typedNumber(draft[level]) && <TpslDistance level={level} market={market} form={form} />}
      placeholder={t('common.optional')}
      decimals={market.pricePrecision}
      value={draft[level]}
      onChange={(typed) => change({ [level]: typed })}
      error={errorText()}
      note={<TpslResult level={level} market={market} form={form} />}
      disabled={pending !== null}
    />
  )
}

function TpslDistance({ level, market, form: { draft } }: TpslProps) {
  const distance = useTpslOutlook(market, draft, level, ({ at, price }) => tpslDistance(at, price))
  return <span className="num">{percent(distance)}</span>
}

function TpslResult({ level, market, form: { draft } }: TpslProps) {
  const { t } = useTranslation()
  const { side, result } = useTpslOutlook(market, draft, level, ({ side, result }) => ({ side, result }))
  return side && result && t('orderForm.levelResult', { side, profit: signed(result), currency: SETTLEMENT_CURRENCY })
}

/** Warns of a stop loss beyond the liquidation price; it can still be sent. */
export function LiquidationFirst({ market, form: { draft } }: FieldsProps) {
  const { t } = useTranslation()
  const liquidatedAt = useTpslOutlook(market, draft, 'stopLoss', ({ liquidatedAt }) => liquidatedAt)
  return (
    liquidatedAt && <Warning>{t('orderForm.liquidationFirst', { price: digits(liquidatedAt, { decimals: market.pricePrecision }) })}</Warning>
  )
}
