import { useQueryClient } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceNow } from '../../platform/clock.ts'
import { rateLimitSeconds } from '../../queries/call/rateLimit.ts'
import { classes } from '../../ui/display/classes.ts'
import { everySecond } from '../../ui/hooks/everySecond.ts'
import { useOnline } from '../../ui/hooks/useOnline.ts'

/** What holds for the whole page, at the foot of the window. */
export const Banners = () => (
  <>
    <OfflineBanner />
    <RateLimitBanner />
  </>
)

const look = 'banner flex items-center gap-2 border-t border-line bg-warn-soft px-4 py-2 text-sm text-text tablet:px-5'

/** Shown while the device is offline; the last data stays on screen. */
function OfflineBanner() {
  const { t } = useTranslation()
  const online = useOnline()

  return (
    <div role="status">
      {!online && (
        <p className={look}>
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-warn" />
          <span>{t('shell.offline')}</span>
        </p>
      )}
    </div>
  )
}

/**
 * Shows that the exchange rate-limits us, and when updates resume. Announced once, without the seconds. Hidden while offline, when
 * only the offline banner applies. Reliability B10.
 */
export function RateLimitBanner() {
  const { t } = useTranslation()
  const cache = useQueryClient().getQueryCache()
  const rest = useSyncExternalStore(everySecond, () => rateLimitSeconds(cache, deviceNow()))
  const seconds = useOnline() ? rest : null

  return (
    <div className={classes(seconds !== null && look)}>
      {seconds !== null && <Clock aria-hidden="true" className="size-4 shrink-0 text-warn" />}
      <p>
        <span role="status">{seconds !== null && t('shell.pause')}</span>{' '}
        {seconds !== null && <span className="num">{t('shell.pauseEnds', { seconds })}</span>}
      </p>
    </div>
  )
}
