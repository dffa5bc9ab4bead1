import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../i18n/problemText.ts'
import type { PricedMarket } from '../../queries/markets.ts'
import type { Side } from '../../wire/order.ts'
import { Segmented } from '../ui/Segmented.tsx'
import { SHELL_WIDTH, useMedia } from '../ui/useMedia.ts'
import { LevelFields } from './LevelFields.tsx'
import { LeverageChip } from './LeverageChip.tsx'
import { AmountField, LimitPriceField } from './OrderFields.tsx'
import { OrderNotice } from './OrderNotice.tsx'
import { OrderPreview } from './OrderPreview.tsx'
import { SideButtons } from './SideButtons.tsx'
import { useHeldBack } from './useHeldBack.ts'
import { useEnteredMarket } from './useOrderFlow.ts'
import { problemAt, useOrderForm } from './useOrderForm.ts'

/** Opens a position: what is typed goes out by one of two buttons, and by nothing else. Specification §4, §5. */
export function OrderForm({ market }: { market: PricedMarket }) {
  useEnteredMarket(market.market)
  // Another market is another form: nothing that was said about one stands beside the other.
  return <FormOfMarket key={market.market} market={market} />
}

// One column, but two where the form lies across the page.
const layout = [
  'flex flex-col gap-4 border-line shell:grid shell:grid-cols-2 shell:gap-x-8 shell:gap-y-3 shell:border-t shell:p-5 cards:flex cards:gap-2',
  // What gets the focus is not hidden by the buttons.
  'max-shell:[&>:not(:last-child)_:is(input,button)]:scroll-mb-28',
].join(' ')
// In the sheet they stay in reach while the rest scrolls, down to the sheet's own edge; but not where they would fill
// most of a low window, as 400 % zoom leaves it.
const buttons = [
  'flex flex-col gap-1 bg-surface shell:col-span-2',
  '[@media(height>=480px)]:max-shell:sticky max-shell:-mb-(--edge) max-shell:-bottom-(--edge) max-shell:pt-2 max-shell:pb-(--edge)',
  'max-shell:[--edge:max(16px,env(safe-area-inset-bottom))]',
].join(' ')
// Enter chooses no side: it asks for no order at all.
const ignore = (event: FormEvent) => event.preventDefault()

function FormOfMarket({ market }: { market: PricedMarket }) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const form = useOrderForm(market.market)
  const { draft, rejected, pending, change, place } = form
  const heldBack = useHeldBack(market, draft.kind)
  const wrong = problemAt(rejected, 'form') ?? problemAt(rejected, 'side')
  const reason = heldBack ? t(heldBack) : wrong && problemText(t, wrong)
  // A sheet may grow; the rail beside the page may not jump.
  const reservesErrors = useMedia(SHELL_WIDTH)
  const sendAgain = (side: Side) => place(side, element.current)

  return (
    <form ref={element} noValidate aria-label={t('orderForm.title')} onSubmit={ignore} className={layout}>
      <div className="flex min-w-0 flex-col gap-4 shell:gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2 shell:mb-1">
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
        {draft.levelsDropped && <p className="text-sm text-text-3">{t('orderForm.levelsDropped')}</p>}
        {draft.kind === 'limit' && <LimitPriceField market={market} form={form} reservesErrors={reservesErrors} />}
        <AmountField market={market} form={form} reservesErrors={reservesErrors} />
      </div>
      <div className="flex min-w-0 flex-col gap-3 border-line cards:border-t cards:pt-3 max-shell:border-t max-shell:pt-4">
        <LevelFields market={market} form={form} reservesErrors={reservesErrors} />
        <div className="border-t border-line pt-3">
          <OrderPreview market={market} draft={draft} />
        </div>
      </div>
      <div className={buttons}>
        <p role="status" className="text-sm leading-5 text-warn shell:min-h-5">
          {reason ?? (pending && <span className="sr-only">{t('orderForm.sending')}</span>)}
        </p>
        <SideButtons market={market} form={form} isHeldBack={heldBack !== null} />
        <OrderNotice market={market.market} isHeldBack={heldBack !== null} onSendAgain={sendAgain} />
      </div>
    </form>
  )
}
