import { useNavigate } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../../../i18n/withTexts.ts'
import { baseAsset, symbol } from '../../../domain/market/market.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { Boundary } from '../../../shared/page/Boundary.tsx'
import { LoadingBars } from '../../../ui/display/LoadingBars.tsx'
import { classes } from '../../../ui/display/classes.ts'
import { CoinIcon } from '../../../ui/display/CoinIcon.tsx'
import { animateExit } from '../../../ui/overlay/animateExit.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { usePressOutside } from '../../../ui/hooks/usePressOutside.ts'
import { landmark, landmarks } from '../view/landmarks.ts'

// Loaded when likely to be needed: the list and its combobox are larger than the rest of the page's code.
const menu = lazily(async () => (await withTexts('market', import('../market/MarketMenu.tsx'))).MarketMenu)
const MarketMenu = lazyPart(menu, () => <LoadingBars className="m-auto my-8 h-8 w-10" />)

/** The market on screen, and the searchable list of all others. Closed, it costs nothing per refresh. Specification §2. */
export function MarketPicker({ market }: { market: MarketName }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  usePressOutside(root, isOpen, () => setOpen(false))

  const dismiss = () => {
    setOpen(false)
    landmarks.get('marketList')?.focus()
  }
  // The focus moved to another element. No target means the window itself may have lost the focus: stay open.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }
  const pick = (name: MarketName) => {
    dismiss()
    if (name !== market) void navigate({ to: '/market/$marketName', params: { marketName: name }, resetScroll: false })
  }

  return (
    <div ref={root} onBlur={onBlur} className="relative -ml-2 shrink-0">
      <button
        ref={landmark('marketList')}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onPointerEnter={menu.prefetch}
        onFocus={menu.prefetch}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={openByArrow}
        className={classes(
          'flex h-11 items-center gap-2.5 rounded-md px-2 enabled-hover:bg-surface-hover',
          isOpen && 'bg-surface-hover',
        )}
      >
        <CoinIcon code={baseAsset(market)} size={28} />
        <span translate="no" className="text-lg font-semi">{symbol(market)}</span>
        <span className="sr-only">{t('market.choose')}</span>
        {isOpen ? <ChevronUp size={16} aria-hidden className="text-text-3" /> : <ChevronDown size={16} aria-hidden className="text-text-3" />}
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
