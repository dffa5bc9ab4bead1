import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../ui/hooks/useOnline.ts'

/**
 * Why a dialog cannot be confirmed while the device is offline: the page's banner is behind it. An alert, not a status: a status
 * that comes with its text is not announced. Reliability A4.
 */
export function OfflineNote() {
  const { t } = useTranslation()
  if (useOnline()) return null

  return (
    <p role="alert" className="mt-3 flex items-start gap-2 text-sm text-warn">
      <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{t('shell.offline')}</span>
    </p>
  )
}
