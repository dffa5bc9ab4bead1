import { useTranslation } from 'react-i18next'
import { useDialogs } from '../dialogs/useDialogs.ts'
import { Button } from '../ui/Button.tsx'

/** The one thing to do with a new wallet: in the place of LONG and SHORT, and of the phone's way to them. */
export function ActivateButton({ size, className }: { size: 'lg' | 'xl'; className?: string }) {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const prefetch = () => dialogs.prefetch('reset')

  return (
    <Button
      variant="primary"
      size={size}
      className={className}
      aria-haspopup="dialog"
      onClick={() => dialogs.open({ kind: 'reset' })}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {t('balance.activate')}
    </Button>
  )
}
