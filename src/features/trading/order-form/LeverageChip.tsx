import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import { DialogButton, type DialogRequest } from '../dialogs/dialogs.tsx'
import type { Draft } from './draft.ts'
import { useOrderFormContext } from './OrderFormProvider.tsx'

interface Props {
  market: Market
  draft: Draft
  disabled: boolean
}

/** The chosen leverage; opens the dialog that changes it. */
export function LeverageChip({ market, draft, disabled }: Props) {
  const { t } = useTranslation()
  const { leverage, chooseLeverage } = useOrderFormContext()

  const opens: DialogRequest = {
    kind: 'leverage',
    market: market.market,
    leverage,
    draft,
    onChoose: chooseLeverage,
  }

  return (
    <DialogButton disabled={disabled} opens={opens}>
      <span className="inline-flex items-center gap-1.5">
        <span className={disabled ? undefined : 'text-text-2'}>{t('orderForm.leverage')}</span>{' '}
        <span className="num font-semi">{t('orderForm.leverageValue', { leverage: String(leverage) })}</span>
      </span>
      <ChevronDown aria-hidden="true" className="size-3.5 text-text-2" />
    </DialogButton>
  )
}
