import type { Page } from '@playwright/test'

/** Longer than a frame itself waits for a button: it then says which. */
const LONGEST_WAIT_MS = 70_000

/** Brings a frame that is open to another view, and waits until that is drawn. Throws what the frame says is in the way. */
export async function openView(page: Page, hash: string) {
  await page.evaluate((wanted) => {
    delete document.documentElement.dataset['trouble']
    window.location.hash = wanted
  }, hash)
  // Another scene is another page: the frame loads itself anew on the way.
  const ended = await page.waitForFunction(
    (wanted) => {
      const { shown, trouble } = document.documentElement.dataset
      return shown === wanted ? { trouble: null } : trouble !== undefined && { trouble }
    },
    hash,
    { timeout: LONGEST_WAIT_MS },
  )
  const { trouble } = (await ended.jsonValue()) || { trouble: null }
  if (trouble !== null) throw new Error(`${hash}: ${trouble}`)
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // What slides in has come.
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })
}
