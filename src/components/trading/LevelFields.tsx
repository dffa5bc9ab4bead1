import { useTranslation } from 'react-i18next'
import type { Level } from '../../domain/levels.ts'
import { problemText } from '../../i18n/problemText.ts'
import { DecimalInput } from '../ui/DecimalInput.tsx'
import { Switch } from '../ui/Switch.tsx'
import type { FieldsProps } from './OrderFields.tsx'
import { problemAt } from './useOrderForm.ts'

/** Stop-loss and take-profit: optional, and only sent while the switch is on. */
export function LevelFields({ market, form, reservesErrors }: FieldsProps) {
  const { t } = useTranslation()
  const { draft, pending, change } = form

  return (
    <div className="flex flex-col gap-3">
      <Switch label={t('orderForm.tpsl')} checked={draft.tpsl} onChange={(tpsl) => change({ tpsl })} disabled={pending !== null} />
      {draft.tpsl && (
        <div className="dense grid grid-cols-2 gap-3">
          <LevelField level="stopLoss" market={market} form={form} reservesErrors={reservesErrors} />
          <LevelField level="takeProfit" market={market} form={form} reservesErrors={reservesErrors} />
        </div>
      )}
    </div>
  )
}

function LevelField({ level, market, form: { draft, rejected, pending, change }, reservesErrors }: FieldsProps & { level: Level }) {
  const { t } = useTranslation()
  const wrong = problemAt(rejected, level)

  // The field is narrow: the side that was pressed and the price say it in one line.
  const said = () => {
    if (!wrong || !rejected) return null
    if (wrong.key !== `dashboard.${level}WrongSide`) return problemText(t, wrong)
    const belongsBelow = (level === 'stopLoss') === (rejected.side === 'LONG')
    const key = belongsBelow ? 'orderForm.mustBeBelow' : 'orderForm.mustBeAbove'
    return t(key, { side: rejected.side, price: wrong.values?.['price'] ?? '' })
  }

  return (
    <DecimalInput
      label={t(`orderForm.${level}`)}
      placeholder={t('common.optional')}
      decimals={market.pricePrecision}
      value={draft[level]}
      onChange={(typed) => change({ [level]: typed })}
      error={said()}
      disabled={pending !== null}
      reserveError={reservesErrors}
    />
  )
}
