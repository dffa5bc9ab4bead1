import { notifyManager } from '@tanstack/react-query'

/** Answers that come together are shown together: in one rendering of the next frame, and no P&L beside a price that is older. */
export function showInOneFrame() {
  let waiting: (() => void)[] = []
  notifyManager.setScheduler((show) => {
    if (waiting.push(show) > 1) return
    requestAnimationFrame(() => {
      const shown = waiting
      waiting = []
      for (const each of shown) each()
    })
  })
}
