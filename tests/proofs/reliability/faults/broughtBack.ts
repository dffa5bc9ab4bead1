import type { Page } from '@playwright/test'

/**
 * The tab that comes in the place of one that the system has thrown away, and that its trader comes back to: nothing of the page had a chance to say
 * goodbye, its session storage is as it was. It has no address yet.
 */
export async function broughtBack(page: Page): Promise<Page> {
  const kept = await page.evaluate(() => Object.entries(sessionStorage) as [string, string][]) // storage holds strings
  await page.close()
  const next = await page.context().newPage()
  await next.addInitScript((items: [string, string][]) => {
    if (window.origin === 'null' || sessionStorage.length > 0) return
    for (const [key, value] of items) sessionStorage.setItem(key, value)
  }, kept)
  return next
}
