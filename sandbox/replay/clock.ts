/** A clock that starts at `fromMs` and runs `speed` times as fast as `now`. Epoch milliseconds. */
export function replayClock(fromMs: number, speed: number, now: () => number = Date.now): () => number {
  const startedMs = now()
  return () => fromMs + Math.floor((now() - startedMs) * speed)
}
