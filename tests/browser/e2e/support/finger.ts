import type { Page } from '@playwright/test'

/** Draws one finger over the page, from a place down to another height and `across` to the right, in CSS pixels. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  return async (x: number, from: number, to: number, across = 0) => {
    await touch('touchStart', x, from)
    for (let step = 1; step <= 8; step++)
      await touch('touchMove', x + (across * step) / 8, from + ((to - from) * step) / 8)
    await touch('touchEnd')
  }
}
