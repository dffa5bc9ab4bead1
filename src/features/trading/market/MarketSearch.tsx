import Search from 'lucide-react/icons/search'
import Star from 'lucide-react/icons/star'
import X from 'lucide-react/icons/x'
import type { KeyboardEventHandler, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { symbol } from '../../../domain/market/market.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { classes } from '../../../ui/display/classes.ts'

interface Props {
  inputRef: RefObject<HTMLInputElement | null>
  text: string
  /** Ids of the list below, and of its active row. */
  listId: string
  activeId: string | undefined
  /** The market of the active row, and whether it is a favourite: the star is for it. */
  active: MarketName | undefined
  isFavourite: boolean
  onStar: (market: MarketName) => void
  onType: (text: string) => void
  onClear: () => void
  onKeyDown: KeyboardEventHandler<HTMLInputElement>
}

/** The search field of the market list: focused from the start; it handles the list's keys. Beside it, the star of the active row. */
export function MarketSearch({ inputRef, text, listId, activeId, active, isFavourite, onStar, onType, onClear, onKeyDown }: Props) {
  const { t } = useTranslation()
  const { t: words } = useTranslation('marketList')
  return (
    <div className="market-search">
      <Search size={16} aria-hidden className="shrink-0 text-text-3" />
      <input
        ref={inputRef}
        role="combobox"
        aria-expanded
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-label={t('market.search')}
        placeholder={t('market.search')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list is opened to be searched; Esc leads back
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <button type="button" className="icon-button -mr-2" aria-label={t('market.clear')} onClick={onClear}>
          <X size={16} aria-hidden />
        </button>
      )}
      {active && (
        <button
          type="button"
          className={classes('icon-button -mr-2', isFavourite && 'is-favourite')}
          aria-pressed={isFavourite}
          aria-label={words('favourite', { symbol: symbol(active) })}
          onClick={() => onStar(active)}
        >
          <Star size={16} aria-hidden />
        </button>
      )}
    </div>
  )
}
