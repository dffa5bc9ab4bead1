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
      <ArrowUpRight aria-hidden="true" className="size-4" />
    </a>
  )
}

/** Opens the dialog of both. On a phone a known balance leaves room for the picture alone. */
export function ActivateOrReset({ isActive, isNarrow = false }: { isActive: boolean | null; isNarrow?: boolean }) {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  if (isActive === null) return null
  const prefetch = () => dialogs.prefetch('reset')

  return (
    <Button
      variant={isNarrow ? 'secondary' : 'quiet'}
      size={isNarrow ? 'md' : 'sm'}
      aria-label={isActive ? t('balance.resetLong') : t('balance.activateLong')}
      aria-haspopup="dialog"
      onClick={() => dialogs.open({ kind: 'reset' })}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {(isActive || !isNarrow) && <RotateCcw aria-hidden="true" className="size-4" />}
      {!(isActive && isNarrow) && (isActive ? t('balance.reset') : t('balance.activate'))}
    </Button>
  )
}
