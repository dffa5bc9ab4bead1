/** Less than this between two readings is how the two clocks are rounded. */
const JUMP_MS = 100

/**
 * Whole epoch ms by the device's clock, but never set back: ages are measured by it. `performance.now()` continues if the clock is
 * set back, but stands still while the device sleeps; then the clock counts.
 */
export function steadyClock(now: () => number, ticks: () => number): () => number {
  let offset = now() - ticks()
  let ahead = offset
  return () => {
    const ticked = ticks()
    const jump = now() - ticked - offset
    if (Math.abs(jump) > JUMP_MS) {
      offset += jump
      ahead += Math.max(0, jump)
    }
    return Math.floor(ticked + ahead)
  }
}

export const steadyNow = steadyClock(() => Date.now(), () => performance.now())
