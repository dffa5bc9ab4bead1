import type { Page } from '@playwright/test'

/** Brings a frame that is open to another view, and waits until that is drawn. Throws what the frame says is in the way. */
export async function openView(page: Page, hash: string) {
  const trouble = await page.evaluate(async (wanted) => {
    const shown = () => document.documentElement.dataset['shown'] === wanted
    const troubles: string[] = []
    window.addEventListener('message', ({ data }) => {
      if (data?.kind === 'trouble') troubles.push(String(data.what))
    })
    window.location.hash = wanted
    const end = performance.now() + 20_000
    while (!shown() && troubles.length === 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
    if (!shown()) return troubles[0] ?? 'it is not shown within 20 s'
    // What its state has changed is drawn, and what slides in has come.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    return null
  }, hash)
  if (trouble !== null) throw new Error(`${hash}: ${trouble}`)
}
