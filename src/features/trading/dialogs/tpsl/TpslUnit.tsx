import { useTranslation } from 'react-i18next'
import { levelsIn, type TpslInput } from '../../../../domain/position/editedLevels.ts'
import type { TpslBasis } from '../../../../domain/order-form/tpslPrice.ts'
import { LEVEL_UNITS, type LevelUnit } from '../../../../constants/limits.ts'
import { LevelUnitChoice } from '../../../../ui/input/LevelUnitChoice.tsx'

interface Props {
  levels: TpslInput
  basis: TpslBasis
  /** A field shows an error. */
  isWrong: boolean
  onPut: (levels: TpslInput) => void
}

/** The unit of both levels; typed values are converted if they can be expressed in the new unit. */
export function TpslUnit({ levels, basis, isWrong, onPut }: Props) {
  const { t } = useTranslation('dialogs')
  const isBound = LEVEL_UNITS.some((unit) => levelsIn(unit, levels, basis) === null)

  const choose = (unit: LevelUnit) => {
    const put = levelsIn(unit, levels, basis)
    if (put !== null) onPut(put)
  }

  return (
    <div className="flex flex-col gap-1">
      <LevelUnitChoice unit={levels.unit} onChoose={choose} disabled={isBound} />
      {isBound && !isWrong && <p className="text-xs text-text-3">{t('tpsl.onlyPrice')}</p>}
    </div>
  )
}
