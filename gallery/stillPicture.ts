import type { Page } from '@playwright/test'
import { MEASURE } from './frame/wire.ts'
import type { Box } from './types.ts'

const WEBP = { format: 'webp', quality: 90 } as const
const PNG = { format: 'png', optimizeForSpeed: true } as const
/** Longer than any entrance animation; anything still moving is taken as is. */
const MOST_TIMES = 20

/** Holds animations, entrances at their end and endless ones at their start, and brings the part into sight. Resolves, once painted, to the part. */
const holdStill = async (measure: string) => {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    else {
      animation.pause()
      animation.currentTime = 0
    }
  }
  document.dispatchEvent(new Event(measure))
  if (document.querySelector('[role="dialog"]')) window.scrollTo(0, 0)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const part = JSON.parse(document.documentElement.dataset['part'] ?? '{}') as Box // as frame/part.ts writes it
  return { part, clip: { ...part, x: part.x + window.scrollX, y: part.y + window.scrollY, scale: 1 } }
}

/** Paints everything once more, in the other theme and back: a dotted line painted while a dialog came in can be a pixel beside its place. */
const repaint = async () => {
  const { dataset } = document.documentElement
  const { theme } = dataset
  for (const next of [theme === 'dark' ? 'light' : 'dark', theme]) {
    dataset['theme'] = next
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
}

/** A view's part as a picture that comes out the same whenever it is taken, and its box: two in a row have the same bytes. */
export async function stillPicture(page: Page, isExact: boolean): Promise<{ picture: Buffer; part: Box }> {
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(repaint)
  let [taken, box]: [string, Box] = ['', { x: 0, y: 0, width: 0, height: 0 }]
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const { part, clip } = await page.evaluate(holdStill, MEASURE)
    const { data } = await devtools.send('Page.captureScreenshot', { ...(isExact ? PNG : WEBP), clip })
    if (data === taken) break
    ;[taken, box] = [data, part]
  }
  await devtools.detach()
  return { picture: Buffer.from(taken, 'base64'), part: box }
}
