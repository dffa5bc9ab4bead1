import Check from 'lucide-react/icons/check'
import Star from 'lucide-react/icons/star'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { sparklinePath } from '../../../domain/chart/sparklinePath.ts'
import { baseAsset, symbol } from '../../../domain/market/market.ts'
import { priceMove } from '../../../domain/market/priceMove.ts'
import { percentFrom } from '../../../domain/money/decimal.ts'
import { formatGainPercent, formatPrice, formatSignedPercent } from '../../../domain/money/format.ts'
import { classes } from '../../../ui/display/classes.ts'
import { CoinIcon } from '../../../ui/display/CoinIcon.tsx'
import { Gain } from '../../../ui/display/Gain.tsx'
import { HighlightedText } from '../../../ui/display/HighlightedText.tsx'
import { useHeld } from '../../../ui/hooks/useHeld.ts'
import { SearchRow } from '../../../ui/search-list/SearchRow.tsx'
import { MoveMark } from './MoveMark.tsx'
import { useDayOpen } from './useDayOpen.ts'
import { usePrice, useSeenPrices } from './usePrice.ts'

interface Props {
  id: string
  /** Index among `of` rows, from 0. */
  row: number
  of: number
  /** CSS pixels. */
  rowHeight: number
  name: MarketName
  market: Market | undefined
  needle: string
  isActive: boolean
  isSelected: boolean
  isFavourite: boolean
  onStar: (name: MarketName) => void
  onPoint: (name: MarketName) => void
  onPick: (name: MarketName) => void
}

/** A row of the market list: name without dash, star, sparkline, price, last move, and the day's change where a data feed knows it. */
export function MarketOption({
  id,
  row,
  of,
  rowHeight,
  name,
  market,
  needle,
  isActive,
  isSelected,
  isFavourite,
  onStar,
  onPoint,
  onPick,
}: Props) {
  const { t } = useTranslation('market')
  const now = usePrice(name)
  // A reader speaks each change of the active row: it hears the price from when it came there.
  const heard = useHeld(now, isActive)
  const open = useDayOpen(name)
  const [change, heardChange] = [percentFrom(now.price, open), percentFrom(heard.price, open)]
  const heardMove = priceMove(heard.price, heard.previousPrice)
  const star = (event: MouseEvent) => {
    event.stopPropagation()
    onStar(name)
  }
  return (
    <SearchRow
      row={name}
      id={id}
      isActive={isActive}
      isSelected={isSelected}
      aria-setsize={of}
      aria-posinset={row + 1}
      className={classes('market-option', isSelected && 'market-selected')}
      style={{ height: rowHeight, transform: `translateY(${row * rowHeight}px)` }}
      onPoint={onPoint}
      onChoose={onPick}
    >
      <CoinIcon code={baseAsset(name)} size={22} />
      <span translate="no" className="shrink-0 font-medium whitespace-nowrap">
        <HighlightedText text={symbol(name)} needle={needle} />
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- an option holds no buttons: for keys and readers the star stands beside the search */}
      <span aria-hidden="true" className={classes('market-star', isFavourite && 'is-favourite')} onClick={star}>
        <Star size={16} />
      </span>
      {isFavourite && <span className="sr-only">{t('isFavourite')}</span>}
      <Sparkline market={name} />
      <span aria-hidden="true" translate="no" className="num market-price">
        <span>{formatPrice(now.price, market)}</span>
        {change !== null && <Gain of={formatGainPercent(change)} className="text-xs" />}
      </span>
      {/* Beside the day's change an arrow of the last refresh would be read as the day's. */}
      <span aria-hidden="true" className="inline-flex">
        <MoveMark move={change === null ? priceMove(now.price, now.previousPrice) : null} className="size-2" />
      </span>
      <span className="sr-only">
        {[
          formatPrice(heard.price, market),
          ...(heardMove ? [t(`market.${heardMove}`)] : []),
          ...(heardChange ? [`${t('sinceMidnight')} ${formatSignedPercent(heardChange)}`] : []),
        ].join(' ')}
      </span>
      <Check size={16} aria-hidden className={classes('shrink-0 text-accent', !isSelected && 'invisible')} />
    </SearchRow>
  )
}

const BOX = { width: 36, height: 14 }

/** A sparkline of the prices seen since the app was opened; none until there are six. Hidden from screen readers, which have the numbers. */
function Sparkline({ market }: { market: MarketName }) {
  const seen = useSeenPrices(market)
  const points = seen && sparklinePath(seen, BOX)
  if (!points) return null
  return (
    <svg
      {...BOX}
      viewBox={`-1 -1 ${BOX.width + 2} ${BOX.height + 2}`}
      aria-hidden="true"
      className="market-trend ms-auto min-w-0 text-text-3"
    >
      <polyline points={points} fill="none" stroke="currentColor" strokeLinejoin="round" />
    </svg>
  )
}
