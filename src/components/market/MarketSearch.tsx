import { Search, X } from 'lucide-react'
import type { KeyboardEventHandler, RefObject } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  inputRef: RefObject<HTMLInputElement | null>
  text: string
  /** Ids of the list below, and of its active row. */
  listId: string
  activeId: string | undefined
  onType: (text: string) => void
  onClear: () => void
  onKeyDown: KeyboardEventHandler<HTMLInputElement>
}

/** The search field of the market list: focused from the start; it handles the list's keys. */
export function MarketSearch({ inputRef, text, listId, activeId, onType, onClear, onKeyDown }: Props) {
  const { t } = useTranslation()
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
    </div>
  )
}
