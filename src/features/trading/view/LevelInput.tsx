import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LEVEL_DECIMALS, type LevelUnit } from '../../../constants/limits.ts'
import { DecimalInput } from '../../../ui/input/DecimalInput.tsx'

interface Props extends Omit<ComponentProps<typeof DecimalInput>, 'decimals' | 'suffix'> {
  unit: LevelUnit
  pricePrecision: number
  /** Unit of a price. */
  quote?: ReactNode
}

/** Input for a stop loss or take profit in the chosen unit. */
export function LevelInput({ unit, pricePrecision, quote, ...input }: Props) {
  const { t } = useTranslation()
  const [decimals, suffix] = unit === 'price' ? [pricePrecision, quote] : [LEVEL_DECIMALS, t(`levels.${unit}.suffix`)]
  return <DecimalInput {...input} decimals={decimals} suffix={suffix} />
}
