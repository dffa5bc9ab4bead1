import Search from 'lucide-react/icons/search'
import { useTranslation } from 'react-i18next'
import { useAmountsHidden } from '../../ui/masked/useAmountsHidden.ts'
import { chooseHidden } from '../../shared/hide-amounts/chooseHidden.ts'
import { EyeIcon } from './EyeIcon.tsx'

/** Without a keyboard: buttons in the drawer that open the palette and hide amounts on every page. */
export function DrawerTools({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('palette')
  return (
    <div className="flex flex-col px-2">
      <button type="button" aria-haspopup="dialog" className="nav-item nav-item-drawer flex min-h-13 items-center gap-4 rounded-sm border-s-3 ps-3 pe-4 text-lg enabled-hover:bg-surface-hover" onClick={onOpen}>
        <Search aria-hidden="true" className="size-5" />
        <span>{t('title')}</span>
      </button>
      <HideItem />
    </div>
  )
}

/** In the drawer: hides or shows the trader's own amounts everywhere. */
function HideItem() {
  const { t } = useTranslation('palette')
  const isHidden = useAmountsHidden()
  return (
    <button type="button" className="nav-item nav-item-drawer flex min-h-13 items-center gap-4 rounded-sm border-s-3 ps-3 pe-4 text-lg enabled-hover:bg-surface-hover" onClick={() => chooseHidden(!isHidden)}>
      <EyeIcon isCrossed={isHidden} size={20} />
      <span>{t(isHidden ? 'showAmounts' : 'actions.hideAmounts')}</span>
    </button>
  )
}
