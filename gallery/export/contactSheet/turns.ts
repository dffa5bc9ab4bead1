/** Each frame is a whole app: if more start at once, none is ready in time. */
const AT_ONCE = 2

const waiting: (() => void)[] = []
let starting = 0

function next() {
  while (starting < AT_ONCE) {
    const start = waiting.shift()
    if (!start) return
    starting += 1
    start()
  }
}

/** Calls `start` when it is this frame's turn. Returns the function that ends its turn: it is ready, or no longer needed. */
export function takeTurn(start: () => void): () => void {
  let hasStarted = false
  let isOver = false
  const work = () => {
    hasStarted = true
    start()
  }
  waiting.push(work)
  next()
  return () => {
    if (isOver) return
    isOver = true
    if (hasStarted) starting -= 1
    else waiting.splice(waiting.indexOf(work), 1)
    next()
  }
}
