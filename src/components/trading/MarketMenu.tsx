import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sortedMarkets } from '../../domain/market.ts'
import { marketsQuery, type PricedMarket } from '../../queries/markets.ts'
import type { MarketName } from '../../wire/scalars.ts'
import { Button } from '../ui/Button.tsx'
import { MarketOption } from './MarketOption.tsx'
import { foundMarkets, marketNeedle } from './marketSearch.ts'

interface Props {
  selected: MarketName
  onPick: (market: MarketName) => void
  /** Closed by its owner's hand: the focus goes back to the trigger. */
  onDismiss: () => void
}

const NONE: MarketName[] = []
const alphabetical = (markets: PricedMarket[]) => sortedMarkets(markets).map(({ market }) => market)

/** All markets with their prices, found by typing. Arrows move, Enter picks, Esc closes. Specification §2. */
export function MarketMenu({ selected, onPick, onDismiss }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // The names stay the same array from refresh to refresh, so the rows stay where they are.
  const { data: names = NONE } = useQuery({ ...marketsQuery, select: alphabetical })
  const { data: markets } = useQuery({ ...marketsQuery, notifyOnChangeProps: ['data'] })
  const marketOf = new Map(markets?.map((market) => [market.market, market]))
  const needle = marketNeedle(text)
  const found = foundMarkets(names, needle)

  const clear = () => {
    setText('')
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss()
  }
  // Tab goes on; it does not pick what happens to lie under the pointer.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key === 'Tab') event.stopPropagation()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to what its input and buttons are told
    <div className="flex min-h-0 flex-col" onKeyDown={onKeyDown} onKeyDownCapture={onKeyDownCapture}>
      <Combobox immediate value={selected} virtual={{ options: found }} onChange={(name) => name !== null && onPick(name)}>
        <div className="market-search">
          <Search size={16} aria-hidden className="shrink-0 text-text-3" />
          <ComboboxInput
            ref={input}
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            aria-label={t('market.search')}
            placeholder={t('market.search')}
            displayValue={() => text}
            onChange={(event) => setText(event.target.value)}
          />
          {text !== '' && (
            <button type="button" className="icon-button -mr-2" aria-label={t('market.clear')} onClick={clear}>
              <X size={16} aria-hidden />
            </button>
          )}
        </div>
        <ComboboxOptions static modal={false} aria-label={t('market.list')} className="market-list" hidden={found.length === 0}>
          {({ option }: { option: MarketName }) => (
            <ComboboxOption value={option} className="market-option">
              <MarketOption name={option} market={marketOf.get(option)} needle={needle} />
            </ComboboxOption>
          )}
        </ComboboxOptions>
      </Combobox>
      {found.length === 0 && (
        <div role="status" className="flex flex-col items-center gap-1 px-4 py-6 text-center">
          <p className="text-lg font-medium">{t('common.noResult')}</p>
          <p className="text-text-2">{t('market.noMatch', { text: text.trim() })}</p>
          <Button size="sm" className="mt-3" onClick={clear}>
            {t('market.clear')}
          </Button>
        </div>
      )}
    </div>
  )
}
