import { useTranslation } from 'react-i18next'
import { useAmountsHidden } from '../../ui/masked/useAmountsHidden.ts'
import { chooseHidden } from '../../shared/hide-amounts/chooseHidden.ts'
import { EyeIcon } from './EyeIcon.tsx'

/** Next to the balance and the results: hides or shows the trader's own amounts everywhere. */
export function HideButton() {
  const { t } = useTranslation('palette')
  const isHidden = useAmountsHidden()
  const label = t('actions.hideAmounts')

  return (
    <button type="button" aria-pressed={isHidden} aria-label={label} title={label} className="icon-button" onClick={() => chooseHidden(!isHidden)}>
      <EyeIcon isCrossed={isHidden} size={16} />
    </button>
  )
}
