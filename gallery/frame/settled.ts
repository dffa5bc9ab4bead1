import { drawn } from './drawn.ts'

/** So long nothing changes and nothing is loaded once a page is complete. */
const QUIET_MS = 200
const LONGEST_MS = 20_000
const LOADER = 'main .bars, [role="dialog"] .bars'
const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

/**
 * Resolves once a screen has come whole: its late code and pictures, no loader left unless it is a screen that waits.
 * What never comes to rest is taken as it is after a while.
 */
export async function settled({ isQuiet, isLoading }: { isQuiet: () => boolean; isLoading: boolean }) {
  const start = performance.now()
  let since = start
  let loaded = 0
  const watch = new MutationObserver(() => (since = performance.now()))
  watch.observe(document.documentElement, { childList: true, subtree: true, characterData: true, attributes: true })
  await document.fonts.ready
  while (performance.now() - start < LONGEST_MS) {
    const resources = performance.getEntriesByType('resource').length
    const hasLoader = !isLoading && document.querySelector(LOADER) !== null
    const isLate = [...document.images].some((image) => !image.complete && image.loading !== 'lazy')
    if (resources !== loaded || hasLoader || isLate || !(isLoading || isQuiet())) since = performance.now()
    loaded = resources
    if (performance.now() - since > QUIET_MS) break
    await pause()
  }
  watch.disconnect()
  await drawn()
}
