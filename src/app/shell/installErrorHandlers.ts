import { CancelledError } from '@tanstack/react-query'
import { endsSession, Failure } from '../../api/failure.ts'
import { RELOAD_WINDOW_MS, TOAST_MS } from '../../constants/limits.ts'
import { i18n } from '../../i18n/i18n.ts'
import { deviceNow } from '../../platform/clock.ts'
import { isPageOver } from '../../platform/mainSite.ts'
import { isReplaced } from '../../platform/release.ts'
import { reloads } from '../../platform/storage.ts'
import { ledger } from '../../queries/ledger.ts'
import { isQuiet } from '../../shared/page/isQuiet.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** Expected rejections: cancelled work, and responses after the session ended. */
const isExpected = (thrown: unknown) =>
  thrown instanceof CancelledError ||
  (thrown instanceof DOMException && thrown.name === 'AbortError') ||
  (thrown instanceof Failure && endsSession(thrown))

let reportedAt = 0

/** Throttled, so that a repeating error does not cover the page. */
function reportUnexpected() {
  const now = deviceNow()
  if (Math.abs(now - reportedAt) < TOAST_MS * 2) return
  reportedAt = now
  toast({ kind: 'error', title: i18n.t('crash.unexpected'), text: i18n.t('crash.unexpectedText'), sticky: true })
}

/**
 * Code failed to load. If a new release has replaced it, reloads the page, but never twice in a row, nor while somebody types, a
 * window is open or a change is unsettled. Does not reload on a broken connection, which would lose the draft or show the browser's
 * error page. Without a reload the failure is reported where the code was needed.
 */
async function reloadForNewRelease() {
  const now = deviceNow()
  const recent = reloads.get().some((time) => Math.abs(now - time) < RELOAD_WINDOW_MS)
  if (recent || !(await isReplaced()) || !isQuiet()) return
  reloads.set([now])
  window.location.reload()
}

/** Asks for confirmation before the user leaves while a change is unsettled; redirects by the app are exempt. Reliability A6. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  if (ledger.isAnyUnderWay() && !isPageOver()) event.preventDefault()
}

/** Handles uncaught errors. Returns a function that stops it. Reliability E13, B12. */
export function installErrorHandlers(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('unhandledrejection', ({ reason }) => isExpected(reason) || reportUnexpected(), { signal })
  // Without an error object it is the browser's resize loop warning, or a script of another site.
  window.addEventListener(
    'error',
    ({ error }: ErrorEvent) => error == null || isExpected(error) || reportUnexpected(),
    {
      signal,
    },
  )
  window.addEventListener('vite:preloadError', () => void reloadForNewRelease(), { signal })
  window.addEventListener('beforeunload', askBeforeLeaving, { signal })
  return () => listening.abort()
}
