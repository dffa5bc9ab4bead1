import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import type { Leverage } from '../../../constants/limits.ts'
import { quoteAsset } from '../../../domain/market/market.ts'
import { type ChosenShare, chooseShare, sliderShare } from '../../../domain/money/amountShare.ts'
import { isPositive } from '../../../domain/money/decimal.ts'
import { parseTyped } from '../../../domain/money/decimalText.ts'
import { DASH, formatNumber } from '../../../domain/money/format.ts'
import { amountWhileTyping } from '../../../domain/order-form/orderDraft.ts'
import type { Tpsl } from '../../../domain/order-form/tpsl.ts'
import { problemText } from '../../../i18n/problemText.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { walletQuery } from '../../../queries/wallets.ts'
import { lateExtra } from '../../../shared/late/latePart.tsx'
import { DecimalInput } from '../../../ui/input/DecimalInput.tsx'
import { Slider } from '../../../ui/input/Slider.tsx'
import { useAmountsHidden } from '../../../ui/masked/useAmountsHidden.ts'
import { useFromPrices, usePrice } from '../market/usePrice.ts'
import { landmark } from '../view/landmarks.ts'
import { storedLastOrder } from './repeat/storedLastOrder.ts'
import { problemAt, type OrderFormState } from './useOrderForm.ts'
import { useOrderFormContext } from './useOrderFormContext.ts'

const RepeatOrder = lateExtra('orderForm', async () => (await import('./repeat/RepeatOrder.tsx')).RepeatOrder)

export interface FieldsProps {
  market: Market
  form: OrderFormState
}

/** Props of one level's field. */
export interface LevelProps extends FieldsProps {
  level: Tpsl
}

/** The market price; a click copies it into the limit price. */
function MarketPriceButton({ market, form: { pending, change } }: FieldsProps) {
  const { t } = useTranslation()
  const { price } = usePrice(market.market)
  return (
    <button
      type="button"
      title={t('orderForm.useMarketPrice')}
      disabled={pending !== null}
      onClick={() => price && change({ price })}
      className="hint-button num"
    >
      {t('orderForm.marketPrice', { price: formatNumber(price, { decimals: market.pricePrecision }) })}
    </button>
  )
}

/** The limit price. */
export function LimitPriceField({ market, form }: FieldsProps) {
  const { t } = useTranslation()
  const { draft, rejected, pending, change } = form
  const hasPrice = useFromPrices((price) => price(market.market) !== null)
  const wrong = problemAt(rejected, 'price')

  return (
    <DecimalInput
      label={t('orderForm.limitPrice')}
      inputRef={landmark('limitPrice')}
      action={hasPrice && <MarketPriceButton market={market} form={form} />}
      suffix={quoteAsset(market.market)}
      placeholder="0.00"
      decimals={market.pricePrecision}
      value={draft.price}
      onChange={(typed) => change({ price: typed })}
      error={wrong && problemText(t, wrong, market)}
      disabled={pending !== null}
    />
  )
}

/** The margin: typed, copied from the last order, or as a share of the available balance. Specification §5. */
export function AmountField({ market, form: { draft, rejected, pending, change } }: FieldsProps) {
  const { t } = useTranslation()
  const { data: wallet } = useQuery(walletQuery)
  const entry = wallet?.entry ?? null
  const isHidden = useAmountsHidden()
  const { chooseLeverage } = useOrderFormContext()
  const [put, setPut] = useState<ChosenShare | null>(null)
  const [isTyping, setTyping] = useState(false)
  const typed = parseTyped(draft.amount)
  const percent = entry ? sliderShare(put, draft.amount, entry.value) : 0
  const wrong = problemAt(rejected, 'amount') ?? amountWhileTyping(draft.amount, entry, { ...market, isTyping })
  const currency = SETTLEMENT_CURRENCY
  const last = draft.amount === '' ? storedLastOrder.get() : null

  const repeat = (typed: Parameters<typeof change>[0], leverage: Leverage | null) => {
    change(typed)
    if (leverage !== null) chooseLeverage(leverage)
  }
  const choose = (share: number) => {
    if (!entry) return
    const chosen = chooseShare(entry.value, share, market.pricePrecision)
    setPut(chosen)
    change({ amount: chosen.amount })
  }
  const enter = ({ target }: FocusEvent) => setTyping(target instanceof HTMLInputElement && target.type === 'text')

  return (
    <div className="amount flex flex-col" onFocus={enter} onBlur={() => setTyping(false)}>
      <DecimalInput
        label={t('orderForm.amount')}
        inputRef={landmark('amount')}
        action={last && <RepeatOrder last={last} market={market} onFill={repeat} disabled={pending !== null} />}
        hint={
          !last &&
          market.minimumOrderValue &&
          t('orderForm.minimum', { value: formatNumber(market.minimumOrderValue), currency })
        }
        suffix={currency}
        placeholder="0.00"
        decimals={market.pricePrecision}
        value={draft.amount}
        onChange={(amount) => change({ amount })}
        error={
          wrong &&
          problemText(t, isHidden && wrong.kind === 'tooMuch' ? { kind: 'notEnough', field: 'amount' } : wrong, market)
        }
        disabled={pending !== null}
      />
      <Slider
        label={t('orderForm.share')}
        value={percent}
        onChange={choose}
        valueText={t('orderForm.shareValue', {
          percent: String(percent),
          amount: typed ? formatNumber(typed) : DASH,
          currency,
        })}
        disabled={pending !== null || !entry || !isPositive(entry.value)}
      />
    </div>
  )
}
