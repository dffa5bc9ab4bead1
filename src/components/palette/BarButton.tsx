import Search from 'lucide-react/icons/search'
import { useTranslation } from 'react-i18next'
import { Keycap } from './Keycap.tsx'
import { paletteKey } from './keys.ts'
import './BarButton.css'

/** Opens the palette by the mouse: at the end of the top bar's pages, where its coming late moves nothing. */
export function BarButton({ onOpen }: { onOpen: () => void }) {
  const { t: words } = useTranslation('palette')
  return (
    <button type="button" aria-haspopup="dialog" title={words('title')} className="palette-button" onClick={onOpen}>
      <Search aria-hidden="true" size={16} />
      <span className="sr-only">{words('title')}</span>
      <Keycap>{paletteKey()}</Keycap>
    </button>
  )
}
