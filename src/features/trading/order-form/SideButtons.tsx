import ArrowDownRight from 'lucide-react/icons/arrow-down-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { type KeyboardEvent, type MouseEvent, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import type { Side } from '../../../api/order.ts'
import type { Instant } from '../../../api/scalars.ts'
import { sideOpensAt } from '../../../domain/market/market.ts'
import { parseTyped } from '../../../domain/money/decimalText.ts'
import { formatNumber } from '../../../domain/money/format.ts'
import { fillsAtOnce, limitPriceOf } from '../../../domain/order-form/orderDraft.ts'
import { rejectedLevel } from '../../../domain/order-form/rejectedLevel.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { session } from '../../../queries/call/session.ts'
import { lateExtra } from '../../../shared/late/latePart.tsx'
import { Button } from '../../../ui/display/Button.tsx'
import { everySecond } from '../../../ui/hooks/everySecond.ts'
import { Masked } from '../../../ui/masked/Masked.tsx'
import { useAmountsHidden } from '../../../ui/masked/useAmountsHidden.ts'
import { useFromPrices } from '../market/usePrice.ts'
import type { FieldsProps } from './OrderFields.tsx'
import { useOrderFormContext } from './OrderFormProvider.tsx'

// The first page has no other date, so the date library comes later.
const SideOpens = lateExtra(null, async () => (await import('./side-note/SideOpens.tsx')).SideOpens)
const SideNote = lateExtra('orderForm', async () => (await import('./side-note/SideNote.tsx')).SideNote)

export const SideButtons = (props: FieldsProps) => (
  <div className="grid grid-cols-2 gap-2.5 tablet:gap-3 max-[18em]:grid-cols-1">
    <SideButton side="LONG" {...props} />
    <SideButton side="SHORT" {...props} />
  </div>
)

// A held key repeats the click: only the first counts. Reliability A1.
const ignoreRepeats = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault()
}

/**
 * LONG or SHORT, labelled with what a click sends. A side that would be rejected looks disabled; a click explains why. Why nothing can
 * be sent now the form says above it; the button itself only shows "offline", since the banner has the sentence.
 */
function SideButton({ side, market, form: { draft, pending, block, isReady, place } }: FieldsProps & { side: Side }) {
  const { t } = useTranslation()
  const { leverage } = useOrderFormContext()
  const opensAt = useOpensAt(market, side)
  const amount = parseTyped(draft.amount)
  const isHidden = useAmountsHidden()
  const refused = useFromPrices((priceOf) =>
    rejectedLevel(draft, { side, market, leverage, marketPrice: priceOf(market.market) }),
  )
  const limit = limitPriceOf(draft)
  const isAtOnce = useFromPrices((priceOf) => {
    const price = priceOf(market.market)
    return limit !== null && price !== null && fillsAtOnce(side, limit, price)
  })
  const Arrow = side === 'LONG' ? ArrowUpRight : ArrowDownRight
  const isLinked = draft.link?.side === side
  const hasNote = isLinked || draft.hasLevels || draft.kind === 'limit'
  const isPressed = pending?.market === market.market && pending.type === side

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click is not a second order, however fast the first was answered.
    if (event.detail > 1) return
    const { form } = event.currentTarget
    const field = form?.querySelector<HTMLInputElement>('.amount input')
    // The button does not show a hidden amount, so it sends only while the amount field is in view.
    if (isHidden && amount && field && !isInView(field)) field.focus()
    else place(side, form)
  }

  return (
    <Button
      variant={side === 'LONG' ? 'long' : 'short'}
      size="xl"
      pending={isPressed}
      disabled={block !== null || opensAt !== null || (!isReady && !isPressed)}
      aria-disabled={refused !== null || undefined}
      onClick={press}
      onKeyDown={ignoreRepeats}
      className={
        isLinked
          ? 'px-1! py-0.5! max-[18em]:py-1! [box-shadow:inset_0_0_0_2px_currentColor]'
          : 'px-1! py-0.5! max-[18em]:py-1!'
      }
    >
      <span className="dense flex min-w-0 flex-col text-sm leading-4 tablet:text-xs tablet:leading-4">
        <span className="flex items-center justify-center gap-1.5 text-xl leading-none font-semi">
          <Arrow aria-hidden="true" strokeWidth={2.5} className="size-5" />
          <span translate="no">{side}</span>
        </span>{' '}
        {block === 'offline' ? (
          <span>{t('orderForm.offline')}</span>
        ) : opensAt !== null ? (
          <SideOpens since={opensAt} />
        ) : (
          <>
            {!refused && (amount || !isAtOnce) && (
              <span className="num">
                {amount && (
                  <>
                    <span className="whitespace-nowrap">
                      <Masked>{formatNumber(amount)}</Masked>
                    </span>{' '}
                    <span>{SETTLEMENT_CURRENCY}</span>{' '}
                  </>
                )}
                <span>
                  {amount
                    ? t('orderForm.leverageValue', { leverage: String(leverage) })
                    : t(side === 'LONG' ? 'orderForm.longHint' : 'orderForm.shortHint')}
                </span>
              </span>
            )}{' '}
            <span className="num">
              {hasNote && <SideNote isAtOnce={isAtOnce} isLinked={isLinked} refused={refused} />}
            </span>
          </>
        )}
      </span>
    </Button>
  )
}

/** Whether an element is inside the window, and its start is not covered. */
function isInView(element: Element): boolean {
  const { left, top, bottom } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + 8, (top + bottom) / 2)
  return top >= 0 && bottom <= innerHeight && (hit === null || hit === element)
}

/** When a side that is not open yet opens; null if it is open. Checked every second. */
const useOpensAt = (market: Market, side: Side): Instant | null =>
  useSyncExternalStore(everySecond, () => sideOpensAt(market, side, session.now()))
