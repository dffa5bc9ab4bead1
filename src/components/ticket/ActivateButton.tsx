import { useTranslation } from 'react-i18next'
import { DialogButton } from '../dialogs/DialogButton.tsx'

/** The one thing to do with a new wallet: in the place of LONG and SHORT, and of the phone's way to them. */
export function ActivateButton({ size, className }: { size: 'lg' | 'xl'; className?: string }) {
  const { t } = useTranslation()

  return (
    <DialogButton variant="primary" size={size} className={className} opens={{ kind: 'reset' }}>
      {t('balance.activate')}
    </DialogButton>
  )
}
