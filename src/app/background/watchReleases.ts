import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/withTexts.ts'
import { QUIET_CHECK_MS, RELEASE_CHECK_MS } from '../../constants/limits.ts'
import { isUnsettled } from '../../queries/call/unsettled.ts'
import { isReplaced } from '../../platform/release.ts'
import { reload } from '../../ui/hooks/reload.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** Resolves after so many ms; rejects once the signal is aborted. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('over', 'AbortError'))
    })
  })

/** Somebody looks, no change is unsettled, no window is open, and nobody types. */
const isQuiet = () => !document.hidden && !isUnsettled() && !document.querySelector('[role="dialog"]') && !document.activeElement?.matches('input, textarea')

const words = () => withTexts('desk', Promise.resolve(i18n.getFixedT(null, 'desk'))).catch(() => null)

async function watch(signal: AbortSignal) {
  const look = async () => {
    await pause(RELEASE_CHECK_MS, signal)
    return !document.hidden && (await isReplaced()) ? await words() : null
  }
  let t = await look()
  while (t === null) t = await look()
  while (!isQuiet()) await pause(QUIET_CHECK_MS, signal)
  toast({ kind: 'info', title: t('release.title'), text: t('release.text'), sticky: true, action: { label: t('release.reload'), onPress: reload } })
}

/** Offers a new release, once, at a quiet moment; the page is never reloaded unasked. Returns the function that ends it. */
export function watchReleases(): () => void {
  const over = new AbortController()
  watch(over.signal).catch(() => {}) // only ever ends because it is over
  return () => over.abort()
}
