import { realNow } from './time.ts'

/** Long enough for a slow machine: a skipped frame would change measured heights. */
const LONGEST_FRAME_MS = 2_000
/** A background tab renders no frames. */
const HIDDEN_FRAME_MS = 50

/** Resolves after the next frame; in a background tab, after a short delay. */
export const afterNextFrame = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, document.visibilityState === 'hidden' ? HIDDEN_FRAME_MS : LONGEST_FRAME_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** So long nothing changes and nothing is loaded once a page is complete; React renders a late part up to 300 ms after its code. */
const QUIET_MS = 350
const LONGEST_MS = 20_000
/** Late code waits for an idle moment, at most this long on a busy machine. */
const LONGEST_IDLE_MS = 4_000
const LOADER = 'main .bars, [role="dialog"] .bars'
const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

/** Resolves after the present idle callbacks. */
const idle = () =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: LONGEST_IDLE_MS }) : setTimeout(resolve),
  )

/** Resolves once a screen has loaded, with late code and pictures and, unless it is waiting, without a loader; at the latest after a while. */
export async function waitUntilLoaded({ isQuiet, isLoading }: { isQuiet: () => boolean; isLoading: boolean }) {
  const end = realNow() + LONGEST_MS
  let changedAt = realNow()
  let loaded = 0
  const watch = new MutationObserver(() => (changedAt = realNow()))
  watch.observe(document.documentElement, { childList: true, subtree: true, characterData: true, attributes: true })
  const look = () => {
    const resources = performance.getEntriesByType('resource').length
    const hasLoader = !isLoading && document.querySelector(LOADER) !== null
    const isLate = [...document.images].some((image) => !image.complete && image.loading !== 'lazy')
    if (resources !== loaded || hasLoader || isLate || !(isLoading || isQuiet())) changedAt = realNow()
    loaded = resources
    return realNow() - changedAt > QUIET_MS
  }
  await document.fonts.ready
  let isSettled = false
  while (!isSettled && realNow() < end) {
    while (!look() && realNow() < end) await pause()
    const before = changedAt
    await idle()
    await afterNextFrame()
    isSettled = look() && changedAt === before
  }
  watch.disconnect()
}
