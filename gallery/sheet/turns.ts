/** Each frame is a whole app: more that begin at once would keep each other from showing anything in time. */
const AT_ONCE = 2

const waiting: (() => void)[] = []
let beginning = 0

function next() {
  while (beginning < AT_ONCE) {
    const begin = waiting.shift()
    if (!begin) return
    beginning += 1
    begin()
  }
}

/** Calls `begin` when it is this frame's turn. Answers what says that it has come, or is not wanted any more: the next one's turn. */
export function takeTurn(begin: () => void): () => void {
  let hasBegun = false
  let isOver = false
  const work = () => {
    hasBegun = true
    begin()
  }
  waiting.push(work)
  next()
  return () => {
    if (isOver) return
    isOver = true
    if (hasBegun) beginning -= 1
    else waiting.splice(waiting.indexOf(work), 1)
    next()
  }
}
