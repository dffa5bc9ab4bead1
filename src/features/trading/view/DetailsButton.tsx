import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/display/Button.tsx'
import { showDetails, useDetails } from './useDetails.ts'

/** Shows every estimate and unit of the form, or hides them again. */
export function DetailsButton() {
  const { t } = useTranslation()
  const isOn = useDetails()
  return (
    <Button size="sm" variant="quiet" className="-ml-2 min-h-11" aria-expanded={isOn} onClick={() => showDetails(!isOn)}>
      <span>{t('orderForm.details')}</span>
      <ChevronDown aria-hidden="true" className={isOn ? 'size-3.5 rotate-180' : 'size-3.5'} />
    </Button>
  )
}
