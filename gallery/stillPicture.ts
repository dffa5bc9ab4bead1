import type { Page } from '@playwright/test'
import type { Box } from './types.ts'

const WEBP = { format: 'webp', quality: 90 } as const
const PNG = { format: 'png', optimizeForSpeed: true } as const
/** Longer than any entrance animation; anything still moving is taken as is. */
const MOST_TIMES = 20

/**
 * Finishes entrance animations, and stops endless ones (a loader) at their start; below a dialog the page is scrolled to the top.
 * Resolves, once painted, to the scroll position.
 */
const holdStill = async () => {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    else {
      animation.pause()
      animation.currentTime = 0
    }
  }
  if (document.querySelector('[role="dialog"]')) window.scrollTo(0, 0)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return { x: window.scrollX, y: window.scrollY }
}

/**
 * A part of the window as a picture that comes out the same whenever it is taken: two in a row have the same bytes.
 */
export async function stillPicture(page: Page, part: Box, isExact: boolean): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page)
  let taken = ''
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const scrolled = await page.evaluate(holdStill)
    const { data } = await devtools.send('Page.captureScreenshot', { ...(isExact ? PNG : WEBP), clip: { ...part, x: part.x + scrolled.x, y: part.y + scrolled.y, scale: 1 } })
    if (data === taken) break
    taken = data
  }
  await devtools.detach()
  return Buffer.from(taken, 'base64')
}
