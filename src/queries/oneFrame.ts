import { notifyManager } from '@tanstack/react-query'

/** Batches updates that arrive together into one render in the next frame, so that no P&L shows beside an older price. */
export function showInOneFrame() {
  let pending: (() => void)[] = []
  notifyManager.setScheduler((update) => {
    if (pending.push(update) > 1) return
    requestAnimationFrame(() => {
      const updates = pending
      pending = []
      for (const each of updates) each()
    })
  })
}
