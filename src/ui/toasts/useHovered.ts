import { type RefObject, useEffect, useState } from 'react'

/** Whether the pointer is over an element with `pointer-events: none`, which gets no events itself. */
export function useHovered(element: RefObject<HTMLElement | null>, isWatched: boolean) {
  const [isPointed, setPointed] = useState(false)

  useEffect(() => {
    if (!isWatched) return
    const update = ({ clientX, clientY }: PointerEvent) => {
      const box = element.current?.getBoundingClientRect()
      setPointed(!!box && clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom)
    }
    window.addEventListener('pointermove', update)
    return () => window.removeEventListener('pointermove', update)
  }, [element, isWatched])

  return { isPointed, forget: () => setPointed(false) }
}
