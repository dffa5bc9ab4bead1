import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

function subscribe(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

const isOnline = () => navigator.onLine

/** Says that the device is offline, for as long as it is; the last data stays on screen below it. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const online = useSyncExternalStore(subscribe, isOnline)

  return (
    <div role="status">
      {!online && (
        <p className="flex items-center gap-2 border-b border-line bg-warn-soft px-4 py-2 text-sm text-text shell:px-5">
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-warn" />
          {t('shell.offline')}
        </p>
      )}
    </div>
  )
}
