import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useTranslation } from 'react-i18next'
import { walletUrl } from '../../../platform/mainSite.ts'
import { DialogButton } from '../dialogs/DialogButton.tsx'

/** Link to the exchange's wallet page. */
export function TopUp({ className }: { className: string }) {
  const { t } = useTranslation()
  return (
    <a href={walletUrl()} className={className}>
      <span>{t('balance.topUp')}</span>
      <ArrowUpRight aria-hidden="true" className="size-3.5" />
    </a>
  )
}

/** Opens the reset dialog; an inactive balance is activated in the order form instead. On a phone, icon only. */
export function Reset({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useTranslation()

  return (
    <DialogButton
      variant={isNarrow ? 'secondary' : 'quiet'}
      size={isNarrow ? 'md' : 'sm'}
      className="pointer-coarse:min-h-11"
      aria-label={t('balance.resetLong')}
      opens={{ kind: 'reset' }}
    >
      <RotateCcw aria-hidden="true" className="size-3.5" />
      {!isNarrow && <span>{t('balance.reset')}</span>}
    </DialogButton>
  )
}
