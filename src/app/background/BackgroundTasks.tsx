import { useEffect } from 'react'
import { QUIET_CHECK_MS, RELEASE_CHECK_MS } from '../../constants/limits.ts'
import { StoreMinutes } from '../../features/trading/chart/own/history/StoreMinutes.tsx'
import { OrderNews } from '../../features/trading/orders/OrderNews.tsx'
import { useMarketOnScreen } from '../../features/trading/view/useMarketOnScreen.ts'
import { i18n } from '../../i18n/i18n.ts'
import { isReplaced } from '../../platform/release.ts'
import { watchUser } from '../../queries/watchUser.ts'
import { lateExtra } from '../../shared/late/latePart.tsx'
import { isQuiet } from '../../shared/page/isQuiet.ts'
import { reload } from '../../ui/hooks/reload.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { isTabVisible } from '../../ui/visibility/visibility.ts'

const BackgroundAlerts = lateExtra(
  'alerts',
  async () => (await import('./alerts/BackgroundAlerts.tsx')).BackgroundAlerts,
)
const Palette = lateExtra('palette', async () => (await import('../command-palette/Palette.tsx')).Palette)

/**
 * Runs on every page once it is idle: news of orders and releases, another user's login in another tab, alerts, recorded prices
 * (which survive a reload), the palette and its keys.
 */
export function BackgroundTasks() {
  const onScreen = useMarketOnScreen()
  useEffect(watchReleases, [])
  useEffect(watchUser, [])
  return (
    <>
      <OrderNews />
      <BackgroundAlerts />
      <StoreMinutes onScreen={onScreen} />
      <Palette />
    </>
  )
}

/** Resolves after a number of ms; rejects once the signal is aborted. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('over', 'AbortError'))
    })
  })

async function watch(signal: AbortSignal) {
  const look = async () => {
    await pause(RELEASE_CHECK_MS, signal)
    return isTabVisible() && (await isReplaced())
  }
  while (!(await look())) continue
  while (!isTabVisible() || !isQuiet()) await pause(QUIET_CHECK_MS, signal)
  toast({
    kind: 'info',
    title: i18n.t('release.title'),
    text: i18n.t('release.text'),
    sticky: true,
    action: { label: i18n.t('release.reload'), onPress: reload },
  })
}

/** Offers a new release, once, at a quiet moment; the page is never reloaded unasked. Returns a function that stops watching. */
export function watchReleases(): () => void {
  const over = new AbortController()
  watch(over.signal).catch(() => {}) // only ever ends because it is over
  return () => over.abort()
}
