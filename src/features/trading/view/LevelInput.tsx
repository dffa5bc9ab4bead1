import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LEVEL_DECIMALS, type LevelUnit } from '../../../constants/limits.ts'
import { DecimalInput } from '../../../ui/input/DecimalInput.tsx'

interface Props extends Omit<ComponentProps<typeof DecimalInput>, 'decimals' | 'suffix'> {
  unit: LevelUnit
  pricePrecision: number
  /** What a price is in. */
  quote?: ReactNode
}

/** A stop loss or take profit, in the unit it is typed in. */
export function LevelInput({ unit, pricePrecision, quote, ...input }: Props) {
  const { t } = useTranslation()
  const [decimals, suffix] = unit === 'price' ? [pricePrecision, quote] : [LEVEL_DECIMALS, t(`levels.${unit}.suffix`)]
  return <DecimalInput {...input} decimals={decimals} suffix={suffix} />
}
