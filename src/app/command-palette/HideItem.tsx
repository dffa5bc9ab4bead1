import { useTranslation } from 'react-i18next'
import { useAmountsHidden } from '../../ui/masked/useAmountsHidden.ts'
import { chooseHidden } from '../../shared/hide-amounts/chooseHidden.ts'
import { EyeIcon } from './EyeIcon.tsx'

/** In the drawer: hides or shows the trader's own amounts everywhere. */
export function HideItem() {
  const { t } = useTranslation('palette')
  const isHidden = useAmountsHidden()
  return (
    <button type="button" className="nav-item nav-item-drawer flex min-h-13 items-center gap-4 rounded-sm border-s-3 ps-3 pe-4 text-lg enabled-hover:bg-surface-hover" onClick={() => chooseHidden(!isHidden)}>
      <EyeIcon isCrossed={isHidden} size={20} />
      <span>{t(isHidden ? 'showAmounts' : 'actions.hideAmounts')}</span>
    </button>
  )
}
