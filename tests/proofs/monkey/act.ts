import type { Page } from '@playwright/test'
import type { Deed } from './deed.ts'

/** Time for moving elements to settle. */
const REACH_MS = 1_500

/** Performs an action like a user, including elements that cover the target. Returns the action performed. */
export async function act(page: Page, deed: Deed, origin: string): Promise<Deed> {
  if (deed.kind === 'press' || deed.kind === 'type') {
    // A radio button or a switch is clicked by its label.
    const place = page.locator(`aria-ref=${deed.offer.ref}`).locator('xpath=(ancestor-or-self::label | self::*)[1]')
    try {
      if (deed.kind === 'type') await page.locator(`aria-ref=${deed.offer.ref}`).fill(deed.text, { timeout: REACH_MS })
      else await place.click({ timeout: REACH_MS, noWaitAfter: true })
    } catch {
      return { kind: 'missed', offer: deed.offer }
    }
  }
  if (deed.kind === 'escape') await page.keyboard.press('Escape')
  if (deed.kind === 'back') await page.goBack({ waitUntil: 'commit' }).catch(() => null)
  if (deed.kind === 'reload') await page.reload({ waitUntil: 'commit' }).catch(() => null)
  if (deed.kind === 'return') {
    await page.request.post(`${origin}/sandbox/api/login`, { data: { persona: deed.as }, headers: { origin } })
    await page.goto(`${origin}${deed.to}`, { waitUntil: 'commit' }).catch(() => null)
  }
  return deed
}
