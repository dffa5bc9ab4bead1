import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { typedNumber } from '../../domain/decimalText.ts'
import type { PricedMarket } from '../../queries/markets.ts'
import { useDialogs } from '../dialogs/useDialogs.ts'
import { Button } from '../ui/Button.tsx'
import type { Draft } from './draft.ts'
import { useOrderFlow } from './useOrderFlow.ts'

interface Props {
  market: PricedMarket
  draft: Draft
  disabled: boolean
}

/** The chosen leverage; opens the dialog that changes it. */
export function LeverageChip({ market, draft, disabled }: Props) {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const { leverage, chooseLeverage } = useOrderFlow()
  const prefetch = () => dialogs.prefetch('leverage')

  const open = () =>
    dialogs.open({
      kind: 'leverage',
      market: market.market,
      leverage,
      amount: typedNumber(draft.amount),
      price: draft.kind === 'limit' ? typedNumber(draft.price) : null,
      onChoose: chooseLeverage,
    })

  return (
    <Button disabled={disabled} aria-haspopup="dialog" onClick={open} onPointerEnter={prefetch} onFocus={prefetch}>
      <span className={disabled ? undefined : 'text-text-2'}>{t('orderForm.leverage')}</span>{' '}
      <span className="num font-semi">{t('orderForm.leverageValue', { leverage: String(leverage) })}</span>
      <ChevronDown aria-hidden="true" className="size-3.5 text-text-2" />
    </Button>
  )
}
