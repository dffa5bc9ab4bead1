import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `dismiss` after `ms` (null: never). Time during which it is held does not count. */
export function useDismissAfter(ms: number | null, held: boolean, dismiss: () => void) {
  const left = useRef(ms)
  const end = useEffectEvent(dismiss)

  useEffect(() => {
    if (held || left.current === null) return
    const startedAt = performance.now()
    const before = left.current
    const timer = setTimeout(end, before)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, before - (performance.now() - startedAt))
    }
  }, [held])
}
