import { forGood } from './storage.ts'

/** Values that former releases stored on the device, of all users: name, or name and mark after a colon. */
const FORMER = new Set([
  'futuresCoach',
  'futuresCoachAim',
  'futuresContests',
  'futuresFigures',
  'futuresProjections',
  'futuresRankTarget',
  'futuresTitleProfit',
])

/** Deletes what nothing reads any more. */
export function forgetFormerValues() {
  try {
    const area = forGood()
    for (const key of Object.keys(area)) if (FORMER.has(key.split(':')[0] ?? '')) area.removeItem(key)
  } catch {
    // Storage is blocked: there is nothing to delete.
  }
}
