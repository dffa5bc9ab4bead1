import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import type { Side } from '../../../api/order.ts'
import { orderBlockText } from '../../../i18n/problemText.ts'
import { storage } from '../../../platform/storage.ts'
import { lateExtra, latePart } from '../../../shared/late/latePart.tsx'
import { Boundary } from '../../../shared/page/Boundary.tsx'
import { Warning } from '../../../ui/display/Warning.tsx'
import { useIdle } from '../../../ui/hooks/useIdle.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { useWhenIdle } from '../../../ui/hooks/useWhenIdle.ts'
import { Segmented } from '../../../ui/input/Segmented.tsx'
import { Switch } from '../../../ui/input/Switch.tsx'
import { DialogButton, type DialogRequest } from '../dialogs/dialogs.tsx'
import { useDetails } from '../view/pageView.ts'
import { ActivateButton } from './ActivateButton.tsx'
import type { Draft } from './draft.ts'
import { AmountField, type FieldsProps, LimitPriceField } from './OrderFields.tsx'
import { useEnteredMarket, useOrderFormContext } from './OrderFormProvider.tsx'
import { OrderNotice } from './OrderNotice.tsx'
import { Liquidation, OrderSize, useBothSides } from './outlook/PreviewTable.tsx'
import type { PreviewedOrder } from './risk/PreviewRow.tsx'
import { SideButtons } from './SideButtons.tsx'
import { useOrderForm } from './useOrderForm.ts'

const LiquidationFirst = lateExtra(
  'orderForm',
  async () => (await import('./risk/LiquidationFirst.tsx')).LiquidationFirst,
)
const SizeByRisk = lateExtra('orderForm', async () => (await import('./risk/SizeByRisk.tsx')).SizeByRisk)
const LinkedDraft = latePart('orderForm', async () => (await import('./draft-link/LinkedDraft.tsx')).LinkedDraft)
const CopyDraftLink = lateExtra('orderForm', async () => (await import('./draft-link/CopyDraftLink.tsx')).CopyDraftLink)

/** Opens a position. Only its two buttons send the order. Specification §4, §5. */
export function OrderForm({ market }: { market: Market }) {
  const { t } = useTranslation()
  const { draft } = useOrderFormContext()
  useEnteredMarket(market)
  // Keyed by market, so that no message about one market shows on another. A broken form comes back empty: keys pressed meanwhile would be missing.
  return (
    <Boundary key={market.market} title={t('orderForm.title')} onBroken={draft.forget}>
      <FormOfMarket market={market} />
    </Boundary>
  )
}

const layout = [
  'outline-none flex flex-col gap-4 border-line desktop:gap-3 desktop:border-t desktop:px-5 desktop:pt-4',
  // Keeps the focused field with its label, and a part brought into sight, clear of the price and of the sticky buttons.
  '[&>:not(:last-child)_*]:scroll-mt-8 [&>:not(:last-child)_*]:scroll-mb-32',
].join(' ')
// Enter chooses no side, so it sends nothing.
const ignore = (event: FormEvent) => event.preventDefault()

function FormOfMarket({ market }: { market: Market }) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const form = useOrderForm(market)
  const { draft, leverage, pending, block, change, place, isAsConfirmed } = form
  const { chooseLeverage, draft: store } = useOrderFormContext()
  const typed = useStore(store)
  const isIdle = useIdle()
  const isInactive = block === 'noMoney'
  // The banner already says that the device is offline, and announces the pause after too many requests.
  const reason = block && block !== 'offline' && orderBlockText(t, block)
  const isPaused = block === 'tooManyRequests'
  const ordered = { market, draft, leverage }
  const hasStop = draft.hasLevels && draft.stopLoss !== ''
  const sendAgain = (side: Side) => place(side, element.current)

  return (
    <form
      ref={element}
      noValidate
      aria-label={t('orderForm.title')}
      onSubmit={ignore}
      tabIndex={-1}
      data-focus-fallback
      className={layout}
    >
      <div className="flex min-w-0 flex-col gap-4 tablet:gap-3">
        {draft.link && draft.link.status !== 'seen' && (
          <Boundary title={t('draftLink.title')}>
            <LinkedDraft {...ordered} origin={draft.link} change={change} disabled={pending !== null} />
          </Boundary>
        )}
        <div className="flex flex-wrap items-center justify-between gap-1">
          <Segmented
            label={t('orderForm.kind')}
            options={[
              { value: 'market', label: t('orderForm.market') },
              { value: 'limit', label: t('orderForm.limit') },
            ]}
            value={draft.kind}
            onChange={(kind) => change({ kind })}
            disabled={pending !== null}
          />
          <LeverageChip market={market} draft={draft} disabled={pending !== null} />
        </div>
        {draft.kind === 'limit' && <LimitPriceField market={market} form={form} />}
        <AmountField market={market} form={form} />
      </div>
      <div className="flex min-w-0 flex-col gap-3 border-t border-line pt-4 desktop:pt-3">
        <OrderLevels market={market} form={form} />
        <div className="border-t border-line pt-3">
          <OrderPreview {...ordered} />
        </div>
        {/* As high as its highest button will be once an amount is typed. */}
        <div className="dense flex min-h-11 flex-wrap items-center gap-x-4 text-xs text-text-2 dense:-my-1 dense:min-h-8">
          {hasStop && <SizeByRisk {...ordered} onSet={(amount) => change({ amount })} disabled={pending !== null} />}
          <DetailsButton />
          {isIdle && draft.amount !== '' && <CopyDraftLink {...ordered} typed={typed} />}
        </div>
      </div>
      <div className="side-bar order-bar border-line">
        <div className="side-notes">
          <OrderNotice isBlocked={block !== null} canRepeat={isAsConfirmed} onSendAgain={sendAgain} />
          <div role="status">
            {pending && <span className="sr-only">{t('orderForm.sending')}</span>}
            {!pending && !isInactive && !isPaused && reason && <Warning>{reason}</Warning>}
          </div>
          {!pending && isPaused && <Warning>{reason}</Warning>}
          {hasStop && !pending && !reason && <LiquidationFirst {...ordered} onChoose={chooseLeverage} />}
        </div>
        <Liquidation {...ordered} />
        {isInactive ? (
          <ActivateButton size="xl" className="w-full px-1! py-0.5! max-[18em]:py-1!" note={t('dashboard.noMoney')} />
        ) : (
          <SideButtons market={market} form={form} />
        )}
      </div>
    </form>
  )
}

interface LeverageProps {
  market: Market
  draft: Draft
  disabled: boolean
}

/** The chosen leverage; opens the dialog that changes it. */
function LeverageChip({ market, draft, disabled }: LeverageProps) {
  const { t } = useTranslation()
  const { leverage, chooseLeverage } = useOrderFormContext()
  const opens: DialogRequest = { kind: 'leverage', market: market.market, leverage, draft, onChoose: chooseLeverage }
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

/** Shows every estimate and unit of the form, or hides them again. */
function DetailsButton() {
  const { t } = useTranslation()
  const isOn = useDetails()
  return (
    <button
      type="button"
      className="flex min-h-11 items-center gap-1.5 text-sm dense:min-h-7"
      aria-expanded={isOn}
      onClick={() => storage.details.set(!isOn)}
    >
      <span>{t('orderForm.details')}</span>
      <ChevronDown aria-hidden="true" className={isOn ? 'size-3.5 rotate-180' : 'size-3.5'} />
    </button>
  )
}

const DetailedPreview = latePart(
  null,
  async () => (await import('./outlook/DetailedPreview.tsx')).DetailedPreview,
  () => <div className="h-45" />,
)

/** Estimates for the order, without a guarantee: its size; with details, all of them. */
function OrderPreview(order: PreviewedOrder) {
  const { long } = useBothSides(order)
  return useDetails() ? <DetailedPreview {...order} /> : <OrderSize market={order.market} of={long} />
}

// Their space is reserved while their code loads.
const DraftLevels = latePart(
  null,
  async () => (await import('./DraftLevels.tsx')).DraftLevels,
  () => <div className="h-36" />,
)

/** Stop loss and take profit: optional, sent only while the switch is on. */
function OrderLevels({ market, form }: FieldsProps) {
  const { t } = useTranslation()
  const { draft, pending, change } = form
  const isUntyped = draft.stopLoss === '' && draft.takeProfit === ''
  const part = useRef<HTMLDivElement>(null)

  useWhenIdle(DraftLevels.prefetch)

  const turn = (hasLevels: boolean) => {
    change({ hasLevels, levelUnit: isUntyped ? storage.levelUnit.get() : draft.levelUnit })
    // In a low window they come below LONG and SHORT, which stick to its edge.
    if (hasLevels) requestAnimationFrame(() => part.current?.scrollIntoView({ block: 'nearest' }))
  }

  return (
    <div ref={part} className="flex flex-col gap-3 tablet:gap-2.5">
      <Switch label={t('orderForm.levels')} checked={draft.hasLevels} onChange={turn} disabled={pending !== null} />
      {draft.hasLevels && (
        <Boundary title={t('orderForm.levels')}>
          <DraftLevels market={market} form={form} />
        </Boundary>
      )}
    </div>
  )
}
