import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LEVEL_DECIMALS, LEVEL_UNITS, type LevelUnit } from '../../../constants/limits.ts'
import type { Level } from '../../../domain/order-form/level.ts'
import { storage } from '../../../platform/storage.ts'
import { DecimalInput } from '../../../ui/input/DecimalInput.tsx'
import { Segmented } from '../../../ui/input/Segmented.tsx'

interface Props extends Omit<ComponentProps<typeof DecimalInput>, 'label' | 'decimals' | 'suffix'> {
  level: Level
  unit: LevelUnit
  pricePrecision: number
  /** Unit of a price. */
  quote?: ReactNode
}

/** Field of a stop loss or take profit in the chosen unit, of the order form and of the dialog. */
export function LevelField({ level, unit, pricePrecision, quote, ...input }: Props) {
  const { t } = useTranslation()
  const [decimals, suffix] = unit === 'price' ? [pricePrecision, quote] : [LEVEL_DECIMALS, t(`levels.${unit}.suffix`)]
  return <DecimalInput {...input} label={t(`orderForm.${level}`)} decimals={decimals} suffix={suffix} />
}

/** One line of what a stop loss or take profit comes to, in a `dl`. */
export const LevelLine = ({ name, value }: { name: ReactNode; value: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-2">
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

interface LevelUnitChoiceProps {
  unit: LevelUnit
  onChoose: (unit: LevelUnit) => void
  disabled?: boolean
}

/** Chooses the unit of stop loss and take profit; notes that money and return are before fees. Form and dialogs start with the unit chosen last. */
export function LevelUnitChoice({ unit, onChoose, disabled }: LevelUnitChoiceProps) {
  const { t } = useTranslation()
  const choose = (chosen: LevelUnit) => {
    storage.levelUnit.set(chosen)
    onChoose(chosen)
  }
  const option = (value: LevelUnit) => ({
    value,
    label: (
      <span>
        <span>{t(`levels.${value}.name`)}</span>
        {value !== 'price' && (
          <>
            {' '}
            <span className="sr-only">{t(`levels.${value}.full`)}</span>
          </>
        )}
      </span>
    ),
  })

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <Segmented
        size="sm"
        label={t('levels.label')}
        options={LEVEL_UNITS.map(option)}
        value={unit}
        onChange={choose}
        disabled={disabled}
      />
      {unit !== 'price' && <span className="text-xs text-text-3">{t('levels.beforeFees')}</span>}
    </div>
  )
}
