import { MOST_CHANGES, REST_MS, changedNumbers } from '../../invariants/changedNumbers.ts'
import type { Page } from '../page.ts'
import type { InvariantOf } from './invariant.ts'

const REGIONS = '[role=status], [role=alert], output'
const toldOn = ({ window: { document } }: Page) =>
  [...document.querySelectorAll(REGIONS)].map(({ textContent }) => textContent.trim()).filter((text) => text !== '')

interface Heard {
  told: string[]
  /** Times at which each announcement changed by itself, ms of the clock. */
  changes: { kind: string; atMs: number }[]
}

/** While a tab is idle, no announcement changes its numbers repeatedly. */
export const calmAnnouncements: InvariantOf = ({ tabs, clock }) => {
  const announcements = new Map<Page, Heard>()
  return {
    after: (step) =>
      tabs.flatMap((tab, nth) => {
        const { page, name } = tab
        if (!page?.inside || page.isGone) return []
        const before = announcements.get(page) ?? { told: [], changes: [] }
        const shownNumbers = toldOn(page)
        const isActed = 'tab' in step && step.tab === nth
        const atMs = clock.passedMs
        const changes = isActed
          ? []
          : [
              ...before.changes.filter((change) => change.atMs > atMs - REST_MS),
              ...changedNumbers(shownNumbers, before.told).map((kind) => ({ kind, atMs })),
            ]
        announcements.set(page, { told: shownNumbers, changes })
        const often = changes.find(({ kind }) => changes.filter((change) => change.kind === kind).length > MOST_CHANGES)
        return often ? [`${name} announces “${often.kind}” again and again, with another figure each time`] : []
      }),
  }
}
