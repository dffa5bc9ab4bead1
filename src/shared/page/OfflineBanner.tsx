import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../ui/hooks/useOnline.ts'

/** Shown while the device is offline; the last data stays on screen below it. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const online = useOnline()

  return (
    <div role="status">
      {!online && (
        <p className="flex items-center gap-2 border-b border-line bg-warn-soft px-4 py-2 text-sm text-text tablet:px-5">
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-warn" />
          <span>{t('shell.offline')}</span>
        </p>
      )}
    </div>
  )
}
