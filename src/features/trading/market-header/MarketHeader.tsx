import { useNavigate } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import type { Decimal, MarketName } from '../../../api/scalars.ts'
import { baseAsset, symbol } from '../../../domain/market/market.ts'
import { formatNumber, formatRate, NBSP } from '../../../domain/money/format.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { latePart } from '../../../shared/late/latePart.tsx'
import { Slot } from '../../../shared/late/slots.ts'
import { Boundary } from '../../../shared/page/Boundary.tsx'
import { afterPaint } from '../../../ui/afterPaint.ts'
import { classes } from '../../../ui/display/classes.ts'
import { CoinIcon } from '../../../ui/display/CoinIcon.tsx'
import { LoadingBars } from '../../../ui/display/LoadingBars.tsx'
import { useAtLeast } from '../../../ui/hooks/useMedia.ts'
import { useOutside } from '../../../ui/hooks/useOutside.ts'
import { animateExit } from '../../../ui/overlay/animateExit.ts'
import { LivePrice } from '../market/LivePrice.tsx'
import { landmark, landmarks } from '../view/landmarks.ts'

/** The market, its price, and from 700 px its trading costs. Specification §2, "Trading page". */
export function MarketHeader({ market }: { market: Market }) {
  const hasRoom = useAtLeast('tablet')
  return (
    <header className="flex min-h-(--sticky-market) items-center justify-between gap-x-3 border-b border-line px-4 max-tablet:flex-wrap tablet:justify-start tablet:px-5 desktop:min-h-[clamp(3.5rem,100vh-652px,4.25rem)] desktop:border-r wide:gap-5">
      <MarketPicker market={market.market} />
      {/* On a narrow phone both have their own line. */}
      <div className="flex grow items-center justify-end gap-x-3 tablet:contents">
        <LivePrice key={market.market} market={market} />
        <span className="icon-button max-tablet:-mx-2.5">
          <Slot name="price" />
        </span>
      </div>
      {hasRoom && <MarketFacts market={market} />}
    </header>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex h-9 max-w-full flex-col justify-between pb-[.0625rem] leading-tight whitespace-nowrap">
      <dt className="dense truncate text-xs leading-4 text-text-3" title={label}>
        {label}
      </dt>
      <dd className="num text-sm">{children}</dd>
    </div>
  )
}

/** Rates as percent: 0.0002 is hard to distinguish from 0.002. */
const pair = (first: Decimal | null, second: Decimal | null) =>
  [first, second].map((rate) => (rate === null ? formatNumber(null) : `${formatRate(rate)}${NBSP}%`)).join(' / ')

/** Trading costs and the smallest order of the market. Hides what does not fit, least important first. */
function MarketFacts({ market }: { market: Market }) {
  const { t } = useTranslation()
  const minimum = market.minimumOrderValue
  return (
    <dl className="flex h-9 min-w-0 flex-1 flex-wrap gap-x-4 overflow-hidden border-l border-line pl-4 wide:gap-x-7 wide:pl-6">
      <Fact label={t('market.funding')}>{pair(market.fundingLongFeeRate, market.fundingShortFeeRate)}</Fact>
      <Fact label={t('market.fee')}>{pair(market.orderOpenFeeRate, market.orderCloseFeeRate)}</Fact>
      <Fact label={t('market.minimum')}>
        {minimum === null ? formatNumber(null) : `${formatNumber(minimum)}${NBSP}${SETTLEMENT_CURRENCY}`}
      </Fact>
    </dl>
  )
}

// Loaded when likely to be needed: the list and its combobox are larger than the rest of the page's code.
const MarketMenu = latePart(
  'market',
  async () => {
    const { MarketMenu, prefetchOwnMarkets } = await import('../market/MarketMenu.tsx')
    prefetchOwnMarkets()
    return MarketMenu
  },
  () => <LoadingBars className="m-auto my-8 h-8 w-10" />,
)

/** The market on screen, and the searchable list of all others. Closed, it costs nothing per refresh. Specification §2. */
function MarketPicker({ market }: { market: MarketName }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const onBlur = useOutside(root, isOpen, () => setOpen(false))

  const dismiss = () => {
    setOpen(false)
    landmarks.get('marketList')?.focus()
  }
  const dismissOnEscape = ({ key }: KeyboardEvent) => {
    if (isOpen && key === 'Escape') dismiss()
  }
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }
  const pick = (name: MarketName) => {
    dismiss()
    if (name === market) return
    // The closed list is painted first, the page next.
    afterPaint(() => void navigate({ to: '/market/$marketName', params: { marketName: name }, resetScroll: false }))
  }

  return (
    // It takes the focus of a press on its texts, and in Safari on its buttons, which `main` would get otherwise.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes from any focused element inside
    <div
      ref={root}
      tabIndex={-1}
      onBlur={onBlur}
      onKeyDown={dismissOnEscape}
      className="relative -ml-2 shrink-0 outline-none"
    >
      <button
        ref={landmark('marketList')}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onPointerEnter={MarketMenu.prefetch}
        onFocus={MarketMenu.prefetch}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={openByArrow}
        className={classes(
          'flex h-11 items-center gap-2.5 rounded-md px-2 enabled-hover:bg-surface-hover',
          isOpen && 'bg-surface-hover',
        )}
      >
        <CoinIcon code={baseAsset(market)} size={28} />
        <span translate="no" className="text-lg font-semi">
          {symbol(market)}
        </span>
        <span className="sr-only">{t('market.choose')}</span>
        {isOpen ? (
          <ChevronUp size={16} aria-hidden className="text-text-3" />
        ) : (
          <ChevronDown size={16} aria-hidden className="text-text-3" />
        )}
      </button>
      {isOpen && (
        <div ref={animateExit} className="market-menu">
          <Boundary title={t('market.list')}>
            <MarketMenu selected={market} onPick={pick} onDismiss={dismiss} />
          </Boundary>
        </div>
      )}
    </div>
  )
}
