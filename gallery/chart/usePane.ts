import { type RefObject, useLayoutEffect, useState } from 'react'
import { ROOM } from './drawing/forms.ts'
import type { Size } from '../types.ts'

/** The size of a pane; before it is drawn, that of a usual one. */
export function usePane(element: RefObject<HTMLElement | null>): Size {
  const [pane, setPane] = useState<Size>(ROOM)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    // Called before the first frame, so that no other form of the drawing is seen.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setPane({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return pane
}
