import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openPalette } from './openPalette.ts'

/** Where there is no keyboard: what opens the palette, in the drawer. */
export function DrawerTools({ onFollow }: { onFollow: () => void }) {
  const { t: words } = useTranslation('palette')
  const open = () => {
    onFollow()
    // Once the drawer is gone: the focus is to come back to its button.
    setTimeout(openPalette.now)
  }
  return (
    <div className="flex flex-col px-2">
      <button type="button" aria-haspopup="dialog" className="nav-item nav-item-drawer flex min-h-13 items-center gap-4 rounded-sm border-s-3 ps-3 pe-4 text-lg enabled-hover:bg-surface-hover" onClick={open}>
        <Search aria-hidden="true" className="size-5" />
        {words('title')}
      </button>
    </div>
  )
}
