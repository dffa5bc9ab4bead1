import { notifyManager } from '@tanstack/react-query'

/** About one frame. */
const TOGETHER_MS = 16

/**
 * Batches updates that arrive together into one render, so that no P&L is shown next to an older price. Not in an animation frame:
 * rendering makes the chart request another frame, and a hidden tab has none.
 */
export function batchUpdates() {
  let pending: (() => void)[] = []
  notifyManager.setScheduler((update) => {
    if (pending.push(update) > 1) return
    setTimeout(() => {
      const updates = pending
      pending = []
      for (const each of updates) each()
    }, TOGETHER_MS)
  })
}
