import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { KeyboardEventHandler } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  text: string
  onType: (text: string) => void
  onKeyDown: KeyboardEventHandler<HTMLInputElement>
  onClose: () => void
  /** Ids of the list below, and of its active row. */
  listId: string
  activeId: string | undefined
}

/** The search field of the palette: focused from the start; it handles the list's keys. */
export function PaletteSearch({ text, onType, onKeyDown, onClose, listId, activeId }: Props) {
  const { t } = useTranslation()
  const { t: words } = useTranslation('desk', { keyPrefix: 'palette' })
  return (
    <div className="palette-search">
      <Search size={18} aria-hidden className="shrink-0 text-text-3" />
      <input
        role="combobox"
        aria-expanded
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-label={words('search')}
        placeholder={words('search')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette is opened to be searched; Esc leads back
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="icon-button -me-2" aria-label={t('common.close')} onClick={onClose}>
        <X size={18} aria-hidden />
      </button>
    </div>
  )
}
