import ChevronRight from 'lucide-react/icons/chevron-right'
import FileText from 'lucide-react/icons/file-text'
import { useEffect, useRef } from 'react'
import { formatNumber } from '../../../domain/money/format.ts'
import { baseAsset } from '../../../domain/market/market.ts'
import { priceMove } from '../../../domain/market/priceMove.ts'
import type { Market } from '../../../api/market.ts'
import { MoveMark } from '../../../features/trading/market/MoveMark.tsx'
import { usePrice } from '../../../features/trading/market/usePrice.ts'
import { classes } from '../../../ui/display/classes.ts'
import { CoinIcon } from '../../../ui/display/CoinIcon.tsx'
import { HighlightedText } from '../../../ui/display/HighlightedText.tsx'
import { SearchRow } from '../../../ui/search-list/SearchRow.tsx'
import type { Entry } from './entry.ts'
import { isKeyOn, KEYS } from '../keys.ts'
import { Keycap } from '../Keycap.tsx'

interface Props {
  id: string
  entry: Entry
  needle: string
  isActive: boolean
  onPoint: (id: string) => void
  onChoose: (id: string) => void
}

const icons = { markets: FileText, pages: FileText, actions: ChevronRight }

/** One entry: icon, name, and at its end the price, the shortcut, or why it is unavailable. */
export function PaletteRow({ id, entry, needle, isActive, onPoint, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const { market, remark, name } = entry
  const Icon = icons[entry.group]
  const key = entry.action && isKeyOn(entry.action) && KEYS[entry.action]
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])

  return (
    <SearchRow
      row={entry.id}
      ref={row}
      id={id}
      isActive={isActive}
      isSelected={isActive}
      aria-disabled={entry.isHeld || undefined}
      className={classes('palette-row', entry.isHeld && 'palette-held')}
      onPoint={onPoint}
      onChoose={onChoose}
    >
      {market ? <CoinIcon code={baseAsset(market.market)} size={20} /> : <Icon size={18} aria-hidden className="palette-icon" />}
      <span className="min-w-0 grow">
        <HighlightedText text={name} needle={needle} />
      </span>
      {market && <PriceNow market={market} />}
      {remark && <span className="text-end text-sm text-text-3">{remark}</span>}
      {key && !entry.isHeld && <Keycap>{key}</Keycap>}
    </SearchRow>
  )
}

function PriceNow({ market }: { market: Market }) {
  const { price, previousPrice } = usePrice(market.market)
  return (
    <span className="num flex shrink-0 items-center gap-1.5 text-text-2">
      <span>{formatNumber(price, { decimals: market.pricePrecision })}</span>
      <MoveMark move={priceMove(price, previousPrice)} className="size-2" />
    </span>
  )
}
