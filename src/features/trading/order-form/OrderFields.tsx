import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import type { Decimal } from '../../../api/scalars.ts'
import { MONEY_DECIMALS } from '../../../constants/limits.ts'
import { baseAsset, quoteAsset } from '../../../domain/market/market.ts'
import { type ChosenShare, chooseShare, sliderShare } from '../../../domain/money/amountShare.ts'
import { big, isPositive } from '../../../domain/money/decimal.ts'
import { parseTyped } from '../../../domain/money/decimalText.ts'
import { DASH, formatNumber, formatPrice } from '../../../domain/money/format.ts'
import type { Level } from '../../../domain/order-form/level.ts'
import { amountWhileTyping } from '../../../domain/order-form/orderDraft.ts'
import { quantityPrice, sizeOfMargin, unitDecimals } from '../../../domain/order-form/typedSize.ts'
import { problemText } from '../../../i18n/problemText.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { storage } from '../../../platform/storage.ts'
import { walletQuery } from '../../../queries/wallets.ts'
import { lateExtra } from '../../../shared/late/latePart.tsx'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { DecimalInput } from '../../../ui/input/DecimalInput.tsx'
import { Slider } from '../../../ui/input/Slider.tsx'
import { useAmountsHidden } from '../../../ui/masked/useAmountsHidden.ts'
import { useFromPrices, usePrice } from '../market/usePrice.ts'
import { landmark } from '../view/landmarks.ts'
import type { AmountUnitProps } from './amount-unit/AmountUnitChoice.tsx'
import { useOrderFormContext } from './OrderFormProvider.tsx'
import { storedLastOrder } from './repeat/storedLastOrder.ts'
import { problemAt, type OrderFormState } from './useOrderForm.ts'

/** The unit, as wide as with the chevron of its choice. */
const AmountUnit = ({ name }: Pick<AmountUnitProps, 'name'>) => <span className="pe-4.5">{name}</span>
const AmountUnitChoice = lateExtra(
  'orderForm',
  async () => (await import('./amount-unit/AmountUnitChoice.tsx')).AmountUnitChoice,
  AmountUnit,
)
const RepeatOrder = lateExtra('orderForm', async () => (await import('./repeat/RepeatOrder.tsx')).RepeatOrder)

export interface FieldsProps {
  market: Market
  form: OrderFormState
}

/** Props of one level's field. */
export interface LevelProps extends FieldsProps {
  level: Level
}

/** The market price; a click copies it into the limit price. Named by its title: readers speak each change of a focused name. */
function MarketPriceButton({ market, form: { pending, change } }: FieldsProps) {
  const { t } = useTranslation()
  const { price } = usePrice(market.market)
  return (
    <button
      type="button"
      title={t('orderForm.useMarketPrice')}
      disabled={pending !== null}
      onClick={() => price && change({ price: big(price).toFixed(market.pricePrecision, 1) })}
      className="hint-button num"
    >
      <span aria-hidden="true">{t('orderForm.marketPrice', { price: formatPrice(price, market) })}</span>
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

/** The amount, in the chosen unit: typed, copied from the last order, or as a share of the available balance. Specification §5. */
export function AmountField({ market, form: { draft, leverage, rejected, pending, change } }: FieldsProps) {
  const { t } = useTranslation()
  const { data: wallet } = useQuery(walletQuery)
  const entry = wallet?.entry ?? null
  const isHidden = useAmountsHidden()
  const { chooseLeverage } = useOrderFormContext()
  const [put, setPut] = useState<ChosenShare | null>(null)
  // Held while the field has the focus: another tab's choice, or a price that moves a margin in coins, would change it under the caret.
  const [atFocus, setFocus] = useState<{ unit: AmountUnitProps['unit']; price: Decimal | null } | null>(null)
  const chosenUnit = useStore(storage.amountUnit)
  const unit = draft.size?.unit ?? atFocus?.unit ?? chosenUnit
  const priceNow = useFromPrices((priceOf) => (unit === 'coin' ? quantityPrice(draft, priceOf(market.market)) : null))
  const price = (draft.size ? null : atFocus?.price) ?? priceNow
  const inUnit = (margin: Decimal | null, round?: 'up') =>
    margin && sizeOfMargin(margin, unit, { leverage, price, market }, round)
  const [text, available, minimum] = [
    draft.size ? draft.size.text : unit === 'margin' ? draft.amount : (inUnit(parseTyped(draft.amount)) ?? ''),
    entry && inUnit(entry.value),
    inUnit(market.minimumOrderValue, 'up'),
  ]
  const typed = parseTyped(text)
  const percent = entry ? sliderShare(put, draft.amount, entry.value) : 0
  const currency = unit === 'coin' ? baseAsset(market.market) : SETTLEMENT_CURRENCY
  const places = unit === 'coin' ? market.positionSizePrecision : MONEY_DECIMALS
  const wrong =
    problemAt(rejected, 'amount') ??
    amountWhileTyping(text, entry && available && { ...entry, value: available }, {
      // A margin's own size is rounded down; the least one is said as the size to type, rounded up.
      minimumOrderValue: draft.size ? minimum : inUnit(market.minimumOrderValue),
      isTyping: atFocus !== null,
      places,
    })
  // Not beside an error: for both there is no room.
  const last = text === '' && !wrong ? storedLastOrder.get() : null

  const choose = (share: number) => {
    if (!entry) return
    const chosen = chooseShare(entry.value, share, market.pricePrecision)
    setPut(chosen)
    change({ amount: chosen.amount })
  }
  const type = (text: string) =>
    change(unit === 'margin' || text === '' ? { amount: text } : { amount: '', size: { text, unit } })
  const errorText = () => {
    if (!wrong) return wrong
    if (isHidden && wrong.kind === 'tooMuch') return t('dashboard.balanceNotEnough')
    const said = wrong.kind === 'tooLittle' && minimum ? { ...wrong, minimum } : wrong
    return problemText(t, said, { ...market, currency, places })
  }
  const enter = ({ target }: FocusEvent) =>
    setFocus(target instanceof HTMLInputElement && target.type === 'text' ? { unit, price: priceNow } : null)
  // Where the whole tab was left, it is the field's again when the tab is back.
  const leave = ({ target }: FocusEvent) => target !== document.activeElement && setFocus(null)

  return (
    <div className="amount flex flex-col" onFocus={enter} onBlur={leave}>
      <DecimalInput
        label={unit === 'margin' ? t('orderForm.amount') : t(`orderForm.amountIn.${unit}`, { coin: currency })}
        inputRef={landmark('amount')}
        action={last && <RepeatOrder {...{ last, market, unit, change, chooseLeverage }} disabled={pending !== null} />}
        hint={!last && minimum && t('orderForm.minimum', { value: formatNumber(minimum), currency })}
        suffix={
          pending ? (
            <AmountUnit name={currency} />
          ) : (
            <AmountUnitChoice
              name={currency}
              unit={unit}
              coin={baseAsset(market.market)}
              // What is typed in another unit is worth its margin now.
              onChosen={() => draft.size && change({ amount: draft.amount })}
            />
          )
        }
        placeholder="0.00"
        decimals={unitDecimals(unit, market)}
        value={text}
        onChange={type}
        error={errorText()}
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
