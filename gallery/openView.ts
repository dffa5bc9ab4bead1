import type { Page } from '@playwright/test'

/** Longer than a frame's own timeout for a button, so that its error, which names the button, comes first. */
const LONGEST_WAIT_MS = 50_000

/** Switches an open frame to another view and waits until it is rendered. Throws the frame's errors, or that it does not come to rest, with the view's address. */
export async function openView(page: Page, hash: string) {
  await page.evaluate((target) => {
    delete document.documentElement.dataset['trouble']
    window.location.hash = target
  }, hash)
  // Another scene is another page: the frame reloads.
  const waiting = page.waitForFunction(
    (target) => {
      // While the frame reloads there may be no root element yet.
      const { shown, trouble } = document.querySelector('html')?.dataset ?? {}
      return shown === target ? { trouble: null } : trouble !== undefined && { trouble }
    },
    hash,
    { timeout: LONGEST_WAIT_MS },
  )
  const ended = await waiting.catch((error: Error) => {
    throw new Error(`${hash}: ${error.message}`)
  })
  const { trouble } = (await ended.jsonValue()) || { trouble: null }
  if (trouble !== null) throw new Error(`${hash}: ${trouble}`)
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // Finishes entrance animations; endless ones (a loader) continue.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })
}
