import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MarketName } from '../../../../api/scalars.ts'
import { type Leverage, LEVERAGES } from '../../../../constants/limits.ts'
import { baseAsset } from '../../../../domain/market/market.ts'
import { parseTyped } from '../../../../domain/money/decimalText.ts'
import { formatNumber, formatMoney, formatPrice } from '../../../../domain/money/format.ts'
import { estimate } from '../../../../domain/order-form/estimate.ts'
import { nextLeverage, previousLeverage } from '../../../../domain/order-form/leverage.ts'
import { limitPriceOf, type OrderFormValues } from '../../../../domain/order-form/orderDraft.ts'
import { withMargin } from '../../../../domain/order-form/typedSize.ts'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { DetailsCard, Value, Values } from '../../../../shared/change-flow/DetailsCard.tsx'
import { Button } from '../../../../ui/display/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { useMarketNow } from '../../market/useMarketNow.ts'
import './LeverageSteps.css'

interface Props {
  market: MarketName
  leverage: Leverage
  /** The form's, to preview the effect: of a size typed as value or in coins the margin changes, else the size. */
  draft: OrderFormValues
  onChoose: (leverage: Leverage) => void
  onClose: () => void
}

/** Chooses the leverage and previews its effect on the order in the form. */
export function LeverageDialog({ market: name, leverage: first, draft, onChoose, onClose }: Props) {
  const { t } = useTranslation('dialogs')
  const [leverage, setLeverage] = useState(first)
  const chosen = useRef<HTMLInputElement>(null)
  const { market, price: marketPrice } = useMarketNow(name)

  const confirm = () => {
    onChoose(leverage)
    onClose()
  }

  const amount = market && parseTyped(withMargin(draft, { market, leverage, marketPrice }).amount)
  const limitPrice = limitPriceOf(draft)
  const long = market && estimate({ side: 'LONG', amount, leverage, limitPrice, marketPrice }, market)
  const short = market && estimate({ side: 'SHORT', amount, leverage, limitPrice, marketPrice }, market)
  const size = formatNumber(long?.size ?? null)
  const footer = (
    <>
      <Button size="lg" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button size="lg" variant="primary" onClick={confirm}>
        {t('common.confirm')}
      </Button>
    </>
  )

  return (
    <Dialog title={t('leverage.title')} onClose={onClose} footer={footer} initialFocus={chosen}>
      <div className="flex flex-col gap-4">
        <LeverageSteps leverage={leverage} onChoose={setLeverage} onConfirm={confirm} chosenRef={chosen} />
        <DetailsCard>
          <Values>
            <Value
              label={t('leverage.amount')}
              value={formatMoney(amount)}
              unit={amount ? SETTLEMENT_CURRENCY : undefined}
            />
            <Value
              label={t('leverage.value')}
              value={formatMoney(long?.notional ?? null)}
              unit={long?.notional ? SETTLEMENT_CURRENCY : undefined}
            />
            <Value label={t('leverage.quantity')} value={size} unit={long?.size ? baseAsset(name) : undefined} />
            <Value label={t('leverage.liquidationLong')} value={formatPrice(long?.liquidation ?? null, market)} />
            <Value label={t('leverage.liquidationShort')} value={formatPrice(short?.liquidation ?? null, market)} />
          </Values>
        </DetailsCard>
        <p className="text-sm text-text-2">{t('leverage.note')}</p>
      </div>
    </Dialog>
  )
}

interface LeverageStepsProps {
  leverage: Leverage
  onChoose: (leverage: Leverage) => void
  /** Enter on a step. */
  onConfirm: () => void
  /** The chosen step. */
  chosenRef: RefObject<HTMLInputElement | null>
}

const arrow =
  'flex size-12 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-surface-raised text-text ' +
  'enabled-hover:bg-surface-hover enabled-press:bg-surface-press ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-text-disabled'

/** Arrows and a step for each choice, for pointer and arrow keys. Does not wrap around. */
function LeverageSteps({ leverage, onChoose, onConfirm, chosenRef }: LeverageStepsProps) {
  const { t } = useTranslation('dialogs')
  const name = useId()
  // The focus on a step says it already; after the arrows nothing else does.
  const [isSaid, setSaid] = useState(false)
  const [lower, higher] = [previousLeverage(leverage), nextLeverage(leverage)]
  const focus = (step: Leverage) => document.getElementById(`${name}${step}`)?.focus()

  const press = (next: Leverage | null) => {
    if (next === null) return
    setSaid(true)
    onChoose(next)
    // At the end the arrow is disabled; keep the focus in the control.
    if (next === LEVERAGES[0] || next === LEVERAGES.at(-1)) focus(next)
  }
  const keys: Readonly<Record<string, Leverage | null>> = {
    ArrowRight: higher,
    ArrowUp: higher,
    ArrowLeft: lower,
    ArrowDown: lower,
  }
  // Native radios would wrap around from the last step to the first.
  const step = (event: KeyboardEvent) => {
    // Not the Enter held on the button that opened the dialog: it would close and open it in turns.
    if (event.key === 'Enter' && !event.repeat && event.target instanceof HTMLInputElement) onConfirm()
    const next = keys[event.key]
    if (next === undefined) return
    event.preventDefault()
    if (next !== null) onChoose(next)
    if (event.target instanceof HTMLInputElement) focus(next ?? leverage)
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <button
          type="button"
          className={arrow}
          aria-label={t('leverage.lower')}
          disabled={lower === null}
          onClick={() => press(lower)}
          onKeyDown={step}
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
        </button>
        <output aria-live={isSaid ? 'polite' : 'off'} className="num tracking-display text-4xl font-medium text-text">
          {t('leverage.times', { leverage: String(leverage) })}
        </output>
        <button
          type="button"
          className={arrow}
          aria-label={t('leverage.higher')}
          disabled={higher === null}
          onClick={() => press(higher)}
          onKeyDown={step}
        >
          <ChevronRight aria-hidden="true" className="size-4" />
        </button>
      </div>
      <fieldset className="steps">
        <legend className="sr-only">{t('leverage.steps')}</legend>
        {LEVERAGES.map((choice) => (
          <label key={choice} className={choice <= leverage ? 'step step-reached' : 'step'}>
            <input
              id={`${name}${choice}`}
              ref={choice === leverage ? chosenRef : null}
              type="radio"
              name={name}
              value={choice}
              checked={choice === leverage}
              onChange={() => onChoose(choice)}
              onFocus={() => setSaid(false)}
              onKeyDown={step}
            />
            <span className="num">{t('leverage.times', { leverage: String(choice) })}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
