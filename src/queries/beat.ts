import { notifyManager, type TimeoutProvider, timeoutManager } from '@tanstack/react-query'
import { TRADING_REFRESH_MS } from '../limits.ts'

/** By numbers below zero, which no timer of the browser has. */
const polls = new Map<number, () => void>()
let lastId = 0
let beating: ReturnType<typeof setInterval> | undefined

function beat() {
  if (polls.size === 0) {
    clearInterval(beating)
    beating = undefined
  }
  // Each poll that goes out starts its interval anew: for the next beat, not for this one.
  const due = [...polls.values()]
  for (const poll of due) poll()
}

const timers: TimeoutProvider<number> = {
  setTimeout: (work, ms) => Number(setTimeout(work, ms)),
  clearTimeout: (id) => clearTimeout(id),
  setInterval(poll, ms) {
    if (ms !== TRADING_REFRESH_MS) return Number(setInterval(poll, ms))
    lastId -= 1
    polls.set(lastId, poll)
    beating ??= setInterval(beat, TRADING_REFRESH_MS)
    return lastId
  },
  clearInterval(id) {
    if (id !== undefined && !polls.delete(id)) clearInterval(id)
  },
}

/**
 * Prices, orders and balance are asked for at one beat and shown in one frame. Each by a timer of its own they drift
 * apart: four renderings a refresh instead of one, and a P&L beside a price that is older than it.
 */
export function keepInStep() {
  timeoutManager.setTimeoutProvider(timers)
  notifyManager.setScheduler((show) => requestAnimationFrame(show))
}
