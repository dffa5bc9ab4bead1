import { useTranslation } from 'react-i18next'
import { DialogButton } from '../dialogs/DialogButton.tsx'

/** The only action of a new wallet: replaces LONG and SHORT, and the phone's button that opens the form. */
export function ActivateButton({ size, className }: { size: 'lg' | 'xl'; className?: string }) {
  const { t } = useTranslation()

  return (
    <DialogButton variant="primary" size={size} className={className} opens={{ kind: 'reset' }}>
      {t('balance.activate')}
    </DialogButton>
  )
}
