import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `leave` on a pointer press outside the element, including in a frame. */
export function usePressOutside(element: RefObject<HTMLElement | null>, isWatching: boolean, leave: () => void) {
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
    document.addEventListener('pointerdown', pressed)
    window.addEventListener('blur', blurred)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      window.removeEventListener('blur', blurred)
    }
  }, [element, isWatching])
}
