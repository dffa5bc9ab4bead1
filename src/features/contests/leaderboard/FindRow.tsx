import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'

const takeFocus = (field: HTMLInputElement | null) => field?.focus()

interface Props {
  query: string
  onType: (query: string) => void
  onClose: () => void
}

/** Search field for a row's hash. */
export function FindRow({ query, onType, onClose }: Props) {
  const { t } = useTranslation('leaderboard')
  return (
    <div role="search" className="field gap-2 focus-within:z-1 dense:min-h-9">
      <Search aria-hidden="true" className="size-4 shrink-0 text-text-3" />
      <input
        ref={takeFocus}
        className="dense:text-md"
        aria-label={t('find')}
        placeholder={t('find')}
        value={query}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      {query !== '' && (
        <button type="button" aria-label={t('clear')} className="icon-button -me-2.5" onClick={() => onType('')}>
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  )
}
