import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslation } from 'react-i18next'
import { type AmountUnit, AMOUNT_UNITS } from '../../../../constants/limits.ts'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { storage } from '../../../../platform/storage.ts'
import { Menu, MenuItem } from '../../../../ui/menu/Menu.tsx'

export interface AmountUnitProps {
  /** The chosen unit's currency or coin. */
  name: string
  unit: AmountUnit
  /** The market's. */
  coin: string
  /** Another one. */
  onChosen: () => void
}

/** Chooses the unit of the amount, where a field names its unit. */
export function AmountUnitChoice({ name, unit, coin, onChosen }: AmountUnitProps) {
  const { t } = useTranslation('orderForm')
  const face = (
    <span className="flex items-center gap-1 text-sm font-regular">
      <span>{name}</span>
      <ChevronDown aria-hidden="true" className="size-3.5" />
    </span>
  )

  return (
    <Menu label={`${t('unit.label')}, ${name}`} face={face}>
      {AMOUNT_UNITS.map((offered) => (
        <MenuItem
          key={offered}
          aria-pressed={offered === unit}
          onClick={() => {
            storage.amountUnit.set(offered)
            if (offered !== unit) onChosen()
          }}
        >
          <span className="flex items-center justify-between gap-3">
            <span>{offered === 'coin' ? coin : t(`unit.${offered}`, { currency: SETTLEMENT_CURRENCY })}</span>
            {offered === unit && <Check aria-hidden="true" className="size-4" />}
          </span>
        </MenuItem>
      ))}
    </Menu>
  )
}
