import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LEVEL_DECIMALS, type LevelUnit } from '../../../constants/limits.ts'
import type { Tpsl } from '../../../domain/order-form/tpsl.ts'
import { DecimalInput } from '../../../ui/input/DecimalInput.tsx'

interface Props extends Omit<ComponentProps<typeof DecimalInput>, 'label' | 'decimals' | 'suffix'> {
  level: Tpsl
  unit: LevelUnit
  pricePrecision: number
  /** Unit of a price. */
  quote?: ReactNode
}

/** Field of a stop loss or take profit in the chosen unit, of the order form and of the dialog. */
export function TpslField({ level, unit, pricePrecision, quote, ...input }: Props) {
  const { t } = useTranslation()
  const [decimals, suffix] = unit === 'price' ? [pricePrecision, quote] : [LEVEL_DECIMALS, t(`levels.${unit}.suffix`)]
  return <DecimalInput {...input} label={t(`orderForm.${level}`)} decimals={decimals} suffix={suffix} />
}

/** One line of what a stop loss or take profit comes to, in a `dl`. */
export const TpslLine = ({ name, value }: { name: ReactNode; value: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-2">
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
