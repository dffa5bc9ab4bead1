import { setTimeout as after } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'
import type { Site } from './site.ts'

/** The time of the page and of the exchange: the real one, but for what was passed over. */
export interface Times {
  /** How much they are ahead, ms. */
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
/** What takes longer to be answered has its own laws. */
const LONGEST_ANSWER_MS = 1_000

/** Lets time pass by the clocks of page and exchange, a second at a time, so that no answer is late by the leap. Prices go on. */
export async function rest(page: Page, { exchange }: Site, clock: Times, ms: number) {
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
