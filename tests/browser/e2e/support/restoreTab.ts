import type { Page } from '@playwright/test'

/**
 * A tab restored after the system has discarded it: the page had no chance to clean up, and its session storage is unchanged. It
 * has no address yet.
 */
export async function restoreTab(page: Page): Promise<Page> {
  const entries = await page.evaluate(() => Object.entries(sessionStorage) as [string, string][]) // storage holds strings
  await page.close()
  const next = await page.context().newPage()
  await next.addInitScript((items: [string, string][]) => {
    if (window.origin === 'null' || sessionStorage.length > 0) return
    for (const [key, value] of items) sessionStorage.setItem(key, value)
  }, entries)
  return next
}
