import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import FileText from 'lucide-react/icons/file-text'
import X from 'lucide-react/icons/x'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../api/market.ts'
import { baseAsset } from '../../domain/market/market.ts'
import { priceMove } from '../../domain/market/priceMove.ts'
import { formatNumber } from '../../domain/money/format.ts'
import { MoveMark } from '../../features/trading/market/MoveMark.tsx'
import { usePrice } from '../../features/trading/market/usePrice.ts'
import { placement } from '../../features/trading/order-form/placement.ts'
import { onCacheChange } from '../../queries/onCacheChange.ts'
import { afterPaint } from '../../ui/afterPaint.ts'
import { Announcement } from '../../ui/display/Announcement.tsx'
import { classes } from '../../ui/display/classes.ts'
import { CoinIcon } from '../../ui/display/CoinIcon.tsx'
import { HighlightedText } from '../../ui/display/HighlightedText.tsx'
import { useHeld } from '../../ui/hooks/useHeld.ts'
import { SearchField } from '../../ui/search-list/SearchField.tsx'
import { SearchRow } from '../../ui/search-list/SearchRow.tsx'
import { useSearchList } from '../../ui/search-list/useSearchList.ts'
import type { CommandContext } from './commands.ts'
import { type Entry, findEntries, inGroups } from './findEntries.ts'
import { Keycap } from './Keycap.tsx'
import { isKeyOn, KEYS } from './keys.ts'
import type { Commands } from './useCommands.ts'
import { useEntries } from './useEntries.ts'

interface Props {
  commands: Commands
  onClose: () => void
}

/** The search results. An unavailable command is listed only for its exact name, with the reason. */
export function PaletteList({ commands, onClose }: Props) {
  const { t } = useTranslation('palette')
  const [text, setText] = useState('')
  const entries = useEntries(useCommandContext(commands.now), commands)
  const groups = inGroups(findEntries(entries, text), text.trim() !== '')
  const shown = groups.flatMap((group) => group.entries)
  const choose = (id: string) => {
    const entry = shown.find((each) => each.id === id)
    if (!entry || entry.isBlocked) return
    onClose()
    // Once the palette is gone: until then the page behind it cannot be focused.
    afterPaint(entry.run)
  }
  const { field, listId, rowId, active, setActive } = useSearchList({
    text,
    onType: setText,
    found: shown.map(({ id }) => id),
    onChoose: choose,
  })

  return (
    <>
      <SearchField {...field} label={t('search')} autoCapitalize="none" iconSize={18} className="palette-field">
        <button type="button" className="icon-button -me-2" aria-label={t('common.close')} onClick={onClose}>
          <X size={18} aria-hidden />
        </button>
      </SearchField>
      <div
        id={listId}
        role="listbox"
        aria-label={t('list')}
        className="search-rows palette-list"
        hidden={shown.length === 0}
      >
        {groups.map(({ group, entries: ofGroup }) => (
          <div key={group} role="group" aria-labelledby={rowId(group)}>
            <div id={rowId(group)} role="presentation" className="palette-head">
              {t(`groups.${group}`)}
            </div>
            {ofGroup.map((entry) => (
              <PaletteRow
                key={entry.id}
                id={rowId(entry.id)}
                entry={entry}
                needle={text}
                isActive={entry.id === active}
                onPoint={setActive}
                onChoose={choose}
              />
            ))}
          </div>
        ))}
      </div>
      {shown.length === 0 && (
        <div className="palette-nothing">
          <p className="text-lg font-medium">{t('nothing', { text: text.trim() })}</p>
          <p className="text-text-2">{t('nothingText')}</p>
        </div>
      )}
      <Announcement text={text.trim() === '' ? '' : t('hits', { count: shown.length })} />
      <PaletteHints />
    </>
  )
}

const HINTS = [
  ['↑↓', 'move'],
  ['↵', 'choose'],
  ['Esc', 'leave'],
] as const

/** Shows the palette's own keys if there is a keyboard; screen readers know them from the combobox. */
function PaletteHints() {
  const { t } = useTranslation('palette')
  return (
    <div aria-hidden="true" className="palette-hints">
      {HINTS.map(([key, hint]) => (
        <span key={key} className="flex items-center gap-1.5">
          <Keycap>{key}</Keycap>
          <span>{t(`hint.${hint}`)}</span>
        </span>
      ))}
    </div>
  )
}

/** Returns the previous object if the new one is equal. */
function keepEqual(read: () => CommandContext) {
  let last: CommandContext | undefined
  return () => {
    last = replaceEqualDeep(last, read())
    return last
  }
}

/** The state that commands depend on, kept up to date while the palette is open. */
function useCommandContext(read: () => CommandContext): CommandContext {
  const client = useQueryClient()
  const subscribe = (changed: () => void) => {
    const endings = [onCacheChange(client, changed), placement.subscribe(changed)]
    return () => endings.forEach((end) => end())
  }
  return useSyncExternalStore(
    subscribe,
    useMemo(() => keepEqual(read), [read]),
  )
}

interface PaletteRowProps {
  id: string
  entry: Entry
  needle: string
  isActive: boolean
  onPoint: (id: string) => void
  onChoose: (id: string) => void
}

const icons = { markets: FileText, pages: FileText, actions: ChevronRight }

/** One entry: icon, name, and at its end the price, the shortcut, or why it is unavailable. */
function PaletteRow({ id, entry, needle, isActive, onPoint, onChoose }: PaletteRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const { market, remark, name } = entry
  const Icon = icons[entry.group]
  const key = entry.command && isKeyOn(entry.command) && KEYS[entry.command]
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
      aria-disabled={entry.isBlocked || undefined}
      className={classes('palette-row', entry.isBlocked && 'palette-blocked')}
      onPoint={onPoint}
      onChoose={onChoose}
    >
      {market ? (
        <CoinIcon code={baseAsset(market.market)} size={20} />
      ) : (
        <Icon size={18} aria-hidden className="palette-icon" />
      )}
      <span className="min-w-0 grow">
        <HighlightedText text={name} needle={needle} />
      </span>
      {market && <OptionPrice market={market} isActive={isActive} />}
      {remark && <span className="text-end text-sm text-text-3">{remark}</span>}
      {key && !entry.isBlocked && <Keycap>{key}</Keycap>}
    </SearchRow>
  )
}

function OptionPrice({ market, isActive }: { market: Market; isActive: boolean }) {
  const { t } = useTranslation()
  const now = usePrice(market.market)
  // A reader speaks each change of the active row: it hears the price from when it came there.
  const heard = useHeld(now, isActive)
  const heardMove = priceMove(heard.price, heard.previousPrice)
  const decimals = { decimals: market.pricePrecision }
  return (
    <>
      <span aria-hidden="true" className="num flex shrink-0 items-center gap-1.5 text-text-2">
        <span>{formatNumber(now.price, decimals)}</span>
        <MoveMark move={priceMove(now.price, now.previousPrice)} className="size-2" />
      </span>
      <span className="sr-only">
        {[formatNumber(heard.price, decimals), ...(heardMove ? [t(`market.${heardMove}`)] : [])].join(' ')}
      </span>
    </>
  )
}
