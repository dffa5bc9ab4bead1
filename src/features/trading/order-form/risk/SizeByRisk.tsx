import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SIDES } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { MONEY_DECIMALS, RISKS } from '../../../../constants/limits.ts'
import { DASH, formatMoney, formatNumber, NBSP } from '../../../../domain/money/format.ts'
import { draftEntry } from '../../../../domain/order-form/orderDraft.ts'
import { riskOf, riskSize } from '../../../../domain/order-form/riskSize.ts'
import { sideLevels } from '../../../../domain/order-form/sideLevels.ts'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { walletQuery } from '../../../../queries/wallets.ts'
import { Button } from '../../../../ui/display/Button.tsx'
import { Fold } from '../../../../ui/display/Fold.tsx'
import { useStore } from '../../../../ui/hooks/useStore.ts'
import { DecimalInput } from '../../../../ui/input/DecimalInput.tsx'
import { Segmented } from '../../../../ui/input/Segmented.tsx'
import { Masked } from '../../../../ui/masked/Masked.tsx'
import { MaskedText } from '../../../../ui/masked/MaskedText.tsx'
import { useFromPrices } from '../../market/usePrice.ts'
import { useDetails } from '../../view/pageView.ts'
import type { PreviewedOrder } from './PreviewRow.tsx'
import { storedRisk } from './storedRisk.ts'

/** Sets the amount from the loss accepted at the stop: collapsed at first, open with details. */
export function SizeByRisk(size: ComponentProps<typeof RiskSize>) {
  const { t } = useTranslation('orderForm')
  const isDetailed = useDetails()
  return (
    <Fold key={String(isDetailed)} title={t('risk.size.open')} isOpen={isDetailed}>
      <RiskSize {...size} />
    </Fold>
  )
}

const currency = SETTLEMENT_CURRENCY
/** The choice of a typed amount. */
const TYPED = 'typed'

/** The order amount that loses the chosen amount at the typed stop, or the reason why there is none. */
function useRiskSize({ market, draft, leverage }: PreviewedOrder, choice: string) {
  const { data: wallet } = useQuery(walletQuery)
  const available = wallet?.entry?.value ?? null
  const risk = available && riskOf(choice, available)

  return useFromPrices((price) => {
    const marketPrice = price(market.market)
    if (!available || !risk || !draftEntry(draft, { side: 'LONG', marketPrice })) return null
    // The distance of such a stop depends on the amount: the loss is already typed.
    if (draft.levelUnit === 'money') return { bound: 'inMoney' } as const
    const stops = SIDES.flatMap((side) => {
      const at = { side, market, leverage, marketPrice }
      const [entry, level] = [draftEntry(draft, at), sideLevels(draft, at).stopLoss]
      return entry && level ? [{ side, entry, level }] : []
    })
    if (stops.length === 0) return { bound: 'noSide' } as const
    return riskSize({ risk, available, leverage, stops }, market) ?? ({ bound: 'feesUnknown' } as const)
  })
}

interface Props extends PreviewedOrder {
  onSet: (amount: Decimal) => void
  disabled: boolean
}

/** Sets the amount from the loss accepted at the stop, fees included, and shows what else limits it. */
function RiskSize({ onSet, disabled, ...subject }: Props) {
  const { t } = useTranslation('orderForm')
  const stored = useStore(storedRisk)
  /** An amount typed here: another tab's choice does not replace it. */
  const [typed, setTyped] = useState<string | null>(null)
  const choice = typed ?? stored
  const [put, setPut] = useState<Decimal | null>(null)
  const size = useRiskSize(subject, choice)
  const amount = size && 'amount' in size ? size.amount : null
  const isTyped = !choice.endsWith('%')

  const choose = (chosen: string) => {
    storedRisk.set(chosen)
    setTyped(chosen.endsWith('%') ? null : chosen)
  }
  const set = () => {
    if (!amount) return
    onSet(amount)
    setPut(amount)
  }
  const bound = () => {
    if (!size || size.bound === 'risk') return null
    if (size.bound !== 'minimum') return t(`risk.size.${size.bound}`)
    return t('risk.size.minimum', { minimum: formatNumber(size.minimum), loss: formatMoney(size.loss), currency })
  }

  return (
    <div className="dense flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span aria-hidden="true" className="text-sm text-text-2">
          {t('risk.size.title')}
        </span>
        <Segmented
          label={t('risk.size.title')}
          size="sm"
          options={[
            ...RISKS.map((share) => ({ value: share as string, label: share.replace('%', `${NBSP}%`) })),
            { value: TYPED, label: currency },
          ]}
          value={isTyped ? TYPED : choice}
          onChange={(chosen) => choose(chosen === TYPED ? '' : chosen)}
          disabled={disabled}
        />
      </div>
      {isTyped && (
        <DecimalInput
          label={t('risk.size.largest', { currency })}
          suffix={currency}
          placeholder="0.00"
          decimals={MONEY_DECIMALS}
          value={choice}
          onChange={choose}
          disabled={disabled}
        />
      )}
      <div className="flex items-center justify-between gap-3">
        <p className="num flex min-w-0 flex-col leading-4">
          <span className={amount ? 'text-text' : 'text-text-3'}>
            {amount ? (
              <>
                <Masked>{formatNumber(amount)}</Masked>
                <span>{`${NBSP}${currency}`}</span>
              </>
            ) : (
              DASH
            )}
          </span>
          <span className="min-h-4 text-xs text-text-2">
            {size && 'amount' in size && (
              <MaskedText text={(mask) => t('risk.size.loses', { loss: mask(formatMoney(size.loss)), currency })} />
            )}
          </span>
        </p>
        <Button size="sm" className="min-h-11 shrink-0" onClick={set} disabled={!amount || disabled}>
          {t('risk.size.set')}
        </Button>
      </div>
      {bound() && <p className="text-xs text-text-2">{bound()}</p>}
      <span role="status" className="sr-only">
        {put && put === subject.draft.amount && t('risk.size.isSet', { amount: formatNumber(put), currency })}
      </span>
    </div>
  )
}
