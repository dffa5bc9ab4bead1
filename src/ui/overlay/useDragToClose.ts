import { type PointerEvent, useRef } from 'react'

/** Distance in CSS pixels a sheet must be dragged down to close on release; less if flung: pixels per millisecond. */
const FAR = 96
const FLUNG = { far: 24, speed: 0.5 }

/** For a sheet's grip: the sheet follows the finger down, and closes or returns on release. */
export function useDragToClose(onClose: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null)

  const moveSheet = (grip: Element, down: number | null) => {
    const sheet = grip.closest<HTMLElement>('.dialog')
    if (!sheet) return
    sheet.style.transition = down === null ? '' : 'none'
    sheet.style.translate = down === null ? '' : `0 ${Math.max(0, down)}px`
  }

  return {
    onPointerDown: ({ currentTarget, pointerId, clientY, timeStamp }: PointerEvent) => {
      currentTarget.setPointerCapture(pointerId)
      start.current = { y: clientY, at: timeStamp }
    },
    onPointerMove: ({ currentTarget, clientY }: PointerEvent) => {
      if (start.current) moveSheet(currentTarget, clientY - start.current.y)
    },
    onPointerUp: ({ currentTarget, clientY, timeStamp }: PointerEvent) => {
      if (!start.current) return
      const far = clientY - start.current.y
      const speed = far / Math.max(1, timeStamp - start.current.at)
      start.current = null
      if (far > FAR || (far > FLUNG.far && speed > FLUNG.speed)) onClose()
      else moveSheet(currentTarget, null)
    },
    onPointerCancel: ({ currentTarget }: PointerEvent) => {
      start.current = null
      moveSheet(currentTarget, null)
    },
  }
}
