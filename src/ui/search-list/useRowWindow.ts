import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

/** Rows rendered outside the visible range, so that a quick scroll shows no gap. */
const SPARE = 4

/** Of the window's height, until the list is measured. */
const SHARE = 0.4

/** Padding above and below the rows, in px, set by the list's style sheet. */
const PADDING = 4

interface RowWindow {
  /** Range of rows to render; the end is exclusive. */
  from: number
  to: number
  onScroll: () => void
  /** Scrolls a row into view, as little as possible. */
  reveal: (row: number) => void
}

/**
 * Windowing for a long list: computes the visible rows. All have the same height, in px. The list opens with `start` in the middle; the
 * rows of another `view` start at the top.
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  rowHeight: number,
  count: number,
  start: number,
  view: string,
): RowWindow {
  const [sight, setSight] = useState(() => {
    const rows = Math.ceil((window.innerHeight * SHARE) / rowHeight)
    return { first: Math.max(0, start - Math.floor(rows / 2)), rows }
  })
  const [before, setBefore] = useState(view)
  if (before !== view) {
    setBefore(view)
    setSight({ ...sight, first: 0 })
  }
  useLayoutEffect(() => {
    list.current?.scrollTo(0, 0)
  }, [list, view])

  const measure = () => {
    if (!list.current) return
    const first = Math.max(0, Math.floor(list.current.scrollTop / rowHeight))
    const rows = Math.ceil(list.current.clientHeight / rowHeight)
    setSight((before) => (before.first === first && before.rows === rows ? before : { first, rows }))
  }
  const resized = useEffectEvent(measure)
  const opened = useEffectEvent((element: HTMLElement) => {
    element.scrollTo(0, Math.max(0, (start + 0.5) * rowHeight - element.clientHeight / 2))
  })

  useEffect(() => {
    if (!list.current) return
    opened(list.current)
    const observer = new ResizeObserver(() => resized())
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [list])

  const reveal = (row: number) => {
    if (!list.current) return
    const { scrollTop, clientHeight } = list.current
    const top = row * rowHeight
    list.current.scrollTo(0, Math.max(Math.min(scrollTop, top), top + rowHeight + 2 * PADDING - clientHeight))
    measure()
  }

  // The list's frame is painted first, its rows next.
  const isPainted = useDeferredValue(true, false)
  const first = Math.min(sight.first, count - sight.rows)
  const from = Math.max(0, first - SPARE)
  return {
    from,
    to: isPainted ? Math.max(0, first) + sight.rows + SPARE + 1 : from,
    onScroll: measure,
    reveal,
  }
}
