/** Epoch ms by this device's clock, which may be wrong: for what the device itself wrote. An instant of the exchange is compared with `session.now()`. */
export const deviceNow = () => Date.now()

/** Smaller differences between two readings are rounding errors of the two clocks. */
const JUMP_MS = 100

/**
 * Whole epoch ms by the device's clock, but never set back: for measuring ages. `performance.now()` continues if the clock is set
 * back, but stops while the device sleeps; then the clock counts.
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

export const steadyNow = steadyClock(deviceNow, () => performance.now())
