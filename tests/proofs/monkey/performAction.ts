import type { Page } from '@playwright/test'
import type { Action } from './action.ts'

/** Time for moving elements to settle. */
const REACH_MS = 1_500

/** Performs an action like a user, including elements that cover the target. Returns the action performed. */
export async function performAction(page: Page, action: Action, origin: string): Promise<Action> {
  if (action.kind === 'press' || action.kind === 'type') {
    // A radio button or a switch is clicked by its label.
    const place = page.locator(`aria-ref=${action.offer.ref}`).locator('xpath=(ancestor-or-self::label | self::*)[1]')
    try {
      if (action.kind === 'type') await page.locator(`aria-ref=${action.offer.ref}`).fill(action.text, { timeout: REACH_MS })
      else await place.click({ timeout: REACH_MS, noWaitAfter: true })
    } catch {
      return { kind: 'missed', offer: action.offer }
    }
  }
  if (action.kind === 'escape') await page.keyboard.press('Escape')
  if (action.kind === 'back') await page.goBack({ waitUntil: 'commit' }).catch(() => null)
  if (action.kind === 'reload') await page.reload({ waitUntil: 'commit' }).catch(() => null)
  if (action.kind === 'return') {
    await page.request.post(`${origin}/sandbox/api/login`, { data: { persona: action.as }, headers: { origin } })
    await page.goto(`${origin}${action.to}`, { waitUntil: 'commit' }).catch(() => null)
  }
  return action
}
