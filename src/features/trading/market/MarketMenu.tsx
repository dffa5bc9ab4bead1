import { useQuery } from '@tanstack/react-query'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import Star from 'lucide-react/icons/star'
import X from 'lucide-react/icons/x'
import { memo, useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadableList } from '../../../api/listOf.ts'
import type { Market } from '../../../api/market.ts'
import type { Order } from '../../../api/order.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { sortMarkets, symbol } from '../../../domain/market/market.ts'
import { marketOrder } from '../../../domain/market/marketOrder.ts'
import { isFound, marketNeedle } from '../../../domain/market/marketSearch.ts'
import { openOrders } from '../../../domain/order/orderTabs.ts'
import { config } from '../../../platform/config.ts'
import { queryClient } from '../../../queries/call/client.ts'
import { marketsQuery } from '../../../queries/markets.ts'
import { ordersQuery } from '../../../queries/orders.ts'
import { retryUntilRead } from '../../../queries/retryUntilRead.ts'
import { Announcement } from '../../../ui/display/Announcement.tsx'
import { Button } from '../../../ui/display/Button.tsx'
import { classes } from '../../../ui/display/classes.ts'
import { useAtLeast } from '../../../ui/hooks/useMedia.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { UnreadableEntries } from '../../../ui/list/UnreadableEntries.tsx'
import { useBackCloses } from '../../../ui/overlay/useBackCloses.ts'
import { SearchField } from '../../../ui/search-list/SearchField.tsx'
import './MarketMenu.css'
import { useRowWindow } from '../../../ui/search-list/useRowWindow.ts'
import { useSearchList } from '../../../ui/search-list/useSearchList.ts'
import { favourites } from './favourites.ts'
import { MarketOption as Option } from './MarketOption.tsx'
import { useChangeSort } from './useChangeSort.ts'

interface Props {
  selected: MarketName
  onPick: (market: MarketName) => void
  /** Closed by Back: the focus returns to the trigger. */
  onDismiss: () => void
}

/** A key draws no row that stays as it is. */
const MarketOption = memo(Option)
const NONE: readonly MarketName[] = []
const matching = (names: readonly MarketName[], text: string) => {
  const needle = marketNeedle(text)
  return names.filter((name) => isFound(name, needle))
}
const alphabetical = ({ items }: ReadableList<Market>) => sortMarkets(items).map(({ market }) => market)

/**
 * All markets with their prices, searchable, and where there is a data feed sortable by the day's change. Favourites come first, and
 * the list opens at them. A star, or an own order that becomes known, moves its row only the next time the list opens, so that no row
 * moves under a finger; the star of the active row is next to the search. Renders only the visible rows and the active one, and
 * nothing between refreshes. Specification §2.
 */
export function MarketMenu({ selected, onPick, onDismiss }: Props) {
  const { t } = useTranslation('market')
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const { data: names = NONE } = useQuery({ ...marketsQuery, select: alphabetical })
  const { data: markets } = useQuery(marketsQuery)
  const marketOf = new Map(markets?.items.map((market) => [market.market, market]))
  const starred = new Set(useStore(favourites))
  const [onTop] = useState(starred)
  const ownNow = useOwnMarkets(onTop.size > 0)
  const [own] = useState(ownNow)
  const rowHeight = useAtLeast('tablet') ? 40 : 44

  const { sorted, ...changeSort } = useChangeSort(names, () => {
    if (list.current) list.current.scrollTop = 0
  })
  const ordered = marketOrder(sorted, onTop, own)
  const found = matching(ordered, text)
  // The key is painted first, its rows next; Enter takes what is typed.
  const shownText = useDeferredValue(text)
  const needle = marketNeedle(shownText)
  const shown = matching(ordered, shownText)
  const start = onTop.size > 0 ? 0 : shown.indexOf(selected)
  const rows = useRowWindow(list, rowHeight, shown.length, start, shownText)
  const { field, listId, rowId, active, setActive, clear } = useSearchList({
    text,
    onType: setText,
    found,
    start: selected,
    onChoose: onPick,
    reveal: rows.reveal,
  })
  const drawn = shown.slice(rows.from, rows.to).map((name, index) => ({ name, row: rows.from + index }))
  // The search field refers to the active row, wherever it is.
  if (active !== undefined && shown.includes(active) && drawn.every(({ name }) => name !== active))
    drawn.push({ name: active, row: shown.indexOf(active) })
  useBackCloses(onDismiss)
  const isFavourite = active !== undefined && starred.has(active)

  return (
    <div className="flex min-h-0 flex-col">
      <SearchField
        {...field}
        label={t('market.search')}
        autoCapitalize="characters"
        iconSize={16}
        className="market-field"
      >
        {text !== '' && (
          <button type="button" className="icon-button -mr-2" aria-label={t('market.clear')} onClick={clear}>
            <X size={16} aria-hidden />
          </button>
        )}
        {active && (
          <button
            type="button"
            className={classes('icon-button -mr-2', isFavourite && 'is-favourite')}
            aria-pressed={isFavourite}
            aria-label={t('favourite', { symbol: symbol(active) })}
            onClick={() => toggleFavourite(active)}
          >
            <Star size={16} aria-hidden />
          </button>
        )}
      </SearchField>
      {config.datafeed !== null && <ChangeSortButton {...changeSort} />}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('market.list')}
        className="search-rows market-list"
        hidden={shown.length === 0}
        onScroll={rows.onScroll}
      >
        <div role="none" className="relative" style={{ height: shown.length * rowHeight }}>
          {drawn.map(({ name, row }) => (
            <MarketOption
              key={name}
              id={rowId(name)}
              row={row}
              rowHeight={rowHeight}
              of={shown.length}
              market={marketOf.get(name)}
              name={name}
              needle={needle}
              isActive={name === active}
              isSelected={name === selected}
              isFavourite={starred.has(name)}
              onStar={toggleFavourite}
              onPoint={setActive}
              onPick={onPick}
            />
          ))}
        </div>
      </div>
      {shown.length === 0 && (
        <div className="flex flex-col items-center gap-1 px-4 py-6 text-center">
          <p className="text-lg font-medium">{t('common.noResult')}</p>
          <p className="text-text-2">{t('market.noMatch', { text: text.trim() })}</p>
          <Button size="sm" className="mt-3" onClick={clear}>
            {t('market.clear')}
          </Button>
        </div>
      )}
      <Announcement text={text.trim() === '' ? '' : t('hits', { count: found.length })} />
      <UnreadableEntries
        list={t('market.list')}
        count={markets?.unreadable}
        className="border-t border-line px-4 py-2"
      />
    </div>
  )
}

/** Sorts the list by the day's change: falling, rising, and as it was. */
function ChangeSortButton({ sort, isLoading, turn }: Omit<ReturnType<typeof useChangeSort>, 'sorted'>) {
  const { t } = useTranslation('market')
  const Icon = sort === null ? ChevronsUpDown : sort === 'ascending' ? ArrowUp : ArrowDown
  return (
    <div className="flex justify-end border-b border-line px-4 text-xs text-text-2">
      <button
        type="button"
        aria-disabled={isLoading}
        aria-busy={isLoading}
        className={classes('inline-flex min-h-11 items-center gap-1 dense:min-h-7', sort && 'text-text')}
        onClick={() => isLoading || turn()}
      >
        <span>{t('sinceMidnight')}</span>
        {sort && <span className="sr-only">{`, ${t(`orders.sorted.${sort}`)}`}</span>}
        <Icon size={14} aria-hidden />
      </button>
    </div>
  )
}

function toggleFavourite(market: MarketName) {
  const next = new Set(favourites.get())
  if (!next.delete(market)) next.add(market)
  favourites.set([...next])
}

const NO_OWN: ReadonlySet<MarketName> = new Set()
const ownMarkets = ({ items }: ReadableList<Order>) => [...new Set(openOrders(items).map(({ market }) => market))]

/** So that they are likely known when the list opens. */
export const prefetchOwnMarkets = () =>
  favourites.get().length > 0 && void queryClient.prefetchQuery({ ...ordersQuery(), staleTime: Infinity })

/** The markets with own orders or positions, fetched until the first success unless the page polls them anyway. Empty while `isWanted` is false. */
export function useOwnMarkets(isWanted: boolean): ReadonlySet<MarketName> {
  const { data } = useQuery({
    ...ordersQuery(),
    refetchInterval: retryUntilRead,
    enabled: isWanted,
    select: ownMarkets,
  })
  return data && isWanted ? new Set(data) : NO_OWN
}
