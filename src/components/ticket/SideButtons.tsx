import ArrowDownRight from 'lucide-react/icons/arrow-down-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fillsAtOnce, limitPriceOf } from '../../domain/orderDraft.ts'
import { utcMinute } from '../../domain/time.ts'
import type { Market } from '../../wire/market.ts'
import type { Side } from '../../wire/order.ts'
import { Button } from '../ui/Button.tsx'
import { useOpensAt } from './useOrderBlock.ts'
import type { OrderFormState } from './useOrderForm.ts'
import { useFromPrices } from '../market/usePrice.ts'

interface Props {
  market: Market
  form: OrderFormState
  /** Nothing can be sent now; the reason is shown beside it. */
  isHeldBack: boolean
}

export const SideButtons = (props: Props) => (
  <div className="grid grid-cols-2 gap-2.5 tablet:gap-3">
    <SideButton side="LONG" {...props} />
    <SideButton side="SHORT" {...props} />
  </div>
)

// A held key repeats the press: only the first counts. Reliability A1.
const ignoreRepeats = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault()
}

function SideButton({ side, market, form: { draft, pending, isReady, place }, isHeldBack }: Props & { side: Side }) {
  const { t } = useTranslation()
  const opensAt = useOpensAt(market, side)
  const Arrow = side === 'LONG' ? ArrowUpRight : ArrowDownRight
  const limit = limitPriceOf(draft)
  const isAtOnce = useFromPrices((priceOf) => {
    const price = priceOf(market.market)
    return limit !== null && price !== null && fillsAtOnce(side, limit, price)
  })
  const isLinked = draft.link?.side === side
  const hint = isAtOnce ? t('orderForm.fillsAtOnce') : isLinked ? t('draftLink.hint') : side === 'LONG' ? t('orderForm.longHint') : t('orderForm.shortHint')
  const isPressed = pending?.market === market.market && pending.type === side

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click is not a second order, however fast the first was answered.
    if (event.detail < 2) place(side, event.currentTarget.form)
  }

  return (
    <Button
      variant={side === 'LONG' ? 'long' : 'short'}
      size="xl"
      pending={isPressed}
      disabled={isHeldBack || opensAt !== null || (!isReady && !isPressed)}
      onClick={press}
      onKeyDown={ignoreRepeats}
      className={isLinked ? 'px-2! [box-shadow:inset_0_0_0_2px_currentColor]' : 'px-2!'}
    >
      <span className="flex flex-col items-center">
        <span className="flex items-center gap-1.5 font-semi">
          <Arrow aria-hidden="true" strokeWidth={2.5} className="size-5" />
          {side}
        </span>{' '}
        <span className="dense flex items-center gap-1 text-sm leading-5 tablet:text-xs tablet:leading-5">
          {isAtOnce && <TriangleAlert aria-hidden="true" className="size-3 shrink-0" />}
          {opensAt === null ? hint : t('dashboard.sideNotYet', { since: utcMinute(opensAt) })}
        </span>
      </span>
    </Button>
  )
}
