import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sortedMarkets } from '../../../domain/market/market.ts'
import { marketOrder } from '../../../domain/market/marketOrder.ts'
import { isFound, marketNeedle } from '../../../domain/market/marketSearch.ts'
import { marketsQuery } from '../../../queries/markets.ts'
import type { Listed } from '../../../api/listOf.ts'
import type { Market } from '../../../api/market.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { Button } from '../../../ui/display/Button.tsx'
import { Spoken } from '../../../ui/display/Spoken.tsx'
import { UnreadableEntries } from '../../../ui/list/UnreadableEntries.tsx'
import { useAtLeast } from '../../../ui/hooks/useAtLeast.ts'
import { MarketOption } from './MarketOption.tsx'
import { MarketSearch } from './MarketSearch.tsx'
import { nextRow } from './nextRow.ts'
import { useFavourites } from './useFavourites.ts'
import { useOwnMarkets } from './useOwnMarkets.ts'
import { useRowWindow } from './useRowWindow.ts'
import './MarketMenu.css'

interface Props {
  selected: MarketName
  onPick: (market: MarketName) => void
  /** Closed by the user: the focus returns to the trigger. */
  onDismiss: () => void
}

const NONE: readonly MarketName[] = []
const alphabetical = ({ items }: Listed<Market>) => sortedMarkets(items).map(({ market }) => market)

/**
 * All markets with their prices, searchable: a combobox whose list is always open. Arrows move, Enter picks,
 * Esc closes. Favourites come first, and the list opens at them; a star moves its row only the
 * next time, so that no row leaves from under a finger. Hand-written: of a thousand markets it renders those in view, and between refreshes it does nothing. Specification §2.
 */
export function MarketMenu({ selected, onPick, onDismiss }: Props) {
  const { t } = useTranslation()
  const { t: words } = useTranslation('marketList')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState<MarketName | null>(selected)
  const { data: names = NONE } = useQuery({ ...marketsQuery, select: alphabetical })
  const { data: markets } = useQuery(marketsQuery)
  const marketOf = new Map(markets?.items.map((market) => [market.market, market]))
  const favourites = useFavourites()
  const [onTop] = useState(favourites.names)
  const own = useOwnMarkets(onTop.size > 0)
  const rowHeight = useAtLeast('tablet') ? 40 : 44

  const needle = marketNeedle(text)
  const found = marketOrder(names, onTop, own).filter((name) => isFound(name, needle))
  // If the active market is filtered out, the first match becomes active.
  const activeAt = active === null ? 0 : found.indexOf(active)
  const activeRow = Math.max(0, activeAt)
  const rows = useRowWindow(list, rowHeight, found.length, onTop.size > 0 ? 0 : activeRow)
  const activeName = found[activeRow]

  const search = (typed: string) => {
    setText(typed)
    setActive(null)
    rows.reveal(0)
  }
  const clear = () => {
    search('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const row = nextRow(event.key, activeRow, found.length)
    if (row !== null) {
      setActive(found[row] ?? null)
      rows.reveal(row)
    } else if (event.key === 'Enter') {
      if (activeName !== undefined) onPick(activeName)
    } else {
      return
    }
    event.preventDefault()
  }
  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes from any focused element inside
    <div className="flex min-h-0 flex-col" onKeyDown={dismissOnEscape}>
      <MarketSearch
        inputRef={input}
        text={text}
        listId={`${id}-list`}
        activeId={activeName && `${id}-${activeName}`}
        active={activeName}
        isFavourite={activeName !== undefined && favourites.names.has(activeName)}
        onStar={favourites.toggle}
        onType={search}
        onClear={clear}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('market.list')}
        className="market-list"
        hidden={found.length === 0}
        onScroll={rows.onScroll}
      >
        <div role="none" className="relative" style={{ height: found.length * rowHeight }}>
          {found.slice(rows.from, rows.to).map((name, index) => (
            <MarketOption
              key={name}
              id={`${id}-${name}`}
              row={rows.from + index}
              rowHeight={rowHeight}
              of={found.length}
              market={marketOf.get(name)}
              name={name}
              needle={needle}
              isActive={name === activeName}
              isSelected={name === selected}
              isFavourite={favourites.names.has(name)}
              onStar={favourites.toggle}
              onPoint={setActive}
              onPick={onPick}
            />
          ))}
        </div>
      </div>
      {found.length === 0 && (
        <div className="flex flex-col items-center gap-1 px-4 py-6 text-center">
          <p className="text-lg font-medium">{t('common.noResult')}</p>
          <p className="text-text-2">{t('market.noMatch', { text: text.trim() })}</p>
          <Button size="sm" className="mt-3" onClick={clear}>
            {t('market.clear')}
          </Button>
        </div>
      )}
      <Spoken text={text.trim() === '' ? '' : words('hits', { count: found.length })} />
      <UnreadableEntries count={markets?.unreadable} className="border-t border-line px-4 py-2" />
    </div>
  )
}
