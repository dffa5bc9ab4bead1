import { type FocusEvent, type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `leave` on a pointer press outside the element, including in a frame. The element's `onBlur` calls it when the focus moves to another element. */
export function useOutside(element: RefObject<HTMLElement | null>, isWatching: boolean, leave: () => void) {
  const left = useEffectEvent(leave)

  useEffect(() => {
    if (!isWatching) return
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) left()
    }
    // A press inside a frame is observable only as the window's blur.
    const blurred = () => {
      if (document.activeElement instanceof HTMLIFrameElement) left()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', pressed, { signal })
    window.addEventListener('blur', blurred, { signal })
    return () => listening.abort()
  }, [element, isWatching])

  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    // No target means the window itself may have lost the focus: stay open.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) leave()
  }
}
