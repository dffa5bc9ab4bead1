import { setTimeout as after } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'
import type { Site } from './site.ts'

/** The time of page and exchange: real time plus what was skipped. */
export interface Times {
  /** Milliseconds ahead of real time. */
  aheadMs: number
  now: () => number
}
export const times = (): Times => {
  const clock: Times = { aheadMs: 0, now: () => Date.now() + clock.aheadMs }
  return clock
}

/** All pending actions have ended. */
export const SETTLE_MS = 30_000
export const REST_MS = 60_000
const STEP_MS = 1_000
/** Slower responses are covered by other invariants. */
const LONGEST_ANSWER_MS = 1_000

/** Advances the clocks of page and exchange second by second, so that no response becomes late by a jump. Prices keep moving. */
export async function advanceClock(page: Page, { exchange }: Site, clock: Times, ms: number) {
  const open = new Set<Request>()
  let onAllAnswered = () => {}
  const ask = (request: Request) => void open.add(request)
  const end = (request: Request) => {
    open.delete(request)
    if (open.size === 0) onAllAnswered()
  }
  page.on('request', ask).on('requestfinished', end).on('requestfailed', end)
  for (let left = ms; left > 0; left -= STEP_MS) {
    exchange.moveClock(STEP_MS)
    clock.aheadMs += STEP_MS
    await page.clock.runFor(STEP_MS)
    if (open.size > 0) await Promise.race([new Promise<void>((resolve) => (onAllAnswered = resolve)), after(LONGEST_ANSWER_MS)])
  }
  page.off('request', ask).off('requestfinished', end).off('requestfailed', end)
}
