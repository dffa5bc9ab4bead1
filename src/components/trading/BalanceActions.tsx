import { ArrowUpRight, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { walletUrl } from '../../leave.ts'
import { useDialogs } from '../dialogs/useDialogs.ts'
import { Button } from '../ui/Button.tsx'

/** The way to the exchange's wallet page. */
export function TopUp({ className }: { className: string }) {
  const { t } = useTranslation()
  return (
    <a href={walletUrl()} className={className}>
      {t('balance.topUp')}
      <ArrowUpRight aria-hidden="true" className="size-3.5" />
    </a>
  )
}

/** Opens the dialog; a balance that is not active yet is activated where orders are placed. On a phone there is room for the picture alone. */
export function Reset({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const prefetch = () => dialogs.prefetch('reset')

  return (
    <Button
      variant={isNarrow ? 'secondary' : 'quiet'}
      size={isNarrow ? 'md' : 'sm'}
      aria-label={t('balance.resetLong')}
      aria-haspopup="dialog"
      onClick={() => dialogs.open({ kind: 'reset' })}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <RotateCcw aria-hidden="true" className="size-3.5" />
      {!isNarrow && t('balance.reset')}
    </Button>
  )
}
