/** Each frame is a whole app: if more start at once, none is ready in time. */
const AT_ONCE = 2

const waiting = new Set<() => void>()
const starting = new Set<() => void>()

function startNext() {
  for (const start of waiting) {
    if (starting.size >= AT_ONCE) return
    waiting.delete(start)
    starting.add(start)
    start()
  }
}

/** Calls `start` when it is this frame's turn. Returns the function that ends its turn: it is ready, or no longer needed. */
export function takeTurn(start: () => void): () => void {
  waiting.add(start)
  startNext()
  return () => {
    waiting.delete(start)
    starting.delete(start)
    startNext()
  }
}
