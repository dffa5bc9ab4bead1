import { notifyManager } from '@tanstack/react-query'

/** As long as a frame is shown. */
const TOGETHER_MS = 16

/**
 * Batches updates that arrive together into one render, so that no P&L shows beside an older price. Not in a frame's own callback:
 * what a render makes the chart draw would need another frame, and a hidden tab has none.
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
