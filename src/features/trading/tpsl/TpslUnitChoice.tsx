import { useTranslation } from 'react-i18next'
import { LEVEL_UNITS, type LevelUnit } from '../../../constants/limits.ts'
import { storage } from '../../../platform/storage.ts'
import { Segmented } from '../../../ui/input/Segmented.tsx'

interface Props {
  unit: LevelUnit
  onChoose: (unit: LevelUnit) => void
  disabled?: boolean
}

/** Chooses the unit of stop loss and take profit; notes that money and return are before fees. Form and dialogs start with the unit chosen last. */
export function TpslUnitChoice({ unit, onChoose, disabled }: Props) {
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
      <Segmented size="sm" label={t('levels.label')} options={LEVEL_UNITS.map(option)} value={unit} onChange={choose} disabled={disabled} />
      {unit !== 'price' && <span className="text-xs text-text-3">{t('levels.beforeFees')}</span>}
    </div>
  )
}
