import Search from 'lucide-react/icons/search'
import { useTranslation } from 'react-i18next'
import { Keycap } from './Keycap.tsx'
import { paletteKey } from './keys.ts'

const look = 'flex min-h-11 min-w-11 items-center justify-center gap-2 self-center rounded-sm px-2 text-text-2 dense:min-h-8 enabled-hover:bg-surface-hover enabled-hover:text-text'

/** Opens the palette by mouse. At the end of the top bar's pages, so that its late arrival moves nothing. */
export function BarButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('palette')
  return (
    <button type="button" aria-haspopup="dialog" title={t('title')} className={look} onClick={onOpen}>
      <Search aria-hidden="true" size={16} />
      <span className="sr-only">{t('title')}</span>
      {/* In a narrower window only its icon fits. */}
      <span className="contents max-desktop:hidden">
        <Keycap>{paletteKey()}</Keycap>
      </span>
    </button>
  )
}
