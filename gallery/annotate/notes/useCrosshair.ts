import { type RefObject, useState } from 'react'
import { namedAt } from './spot.ts'

/** The crosshair's position in a view, CSS pixels of the view, and the named element there. */
export interface Crosshair {
  x: number
  y: number
  element: Element | null
}

/** Chooses a spot of the view in a frame: by pointer or by arrow keys. */
export function useCrosshair(frame: RefObject<HTMLIFrameElement | null>) {
  const [point, setPoint] = useState<Crosshair | null>(null)
  const put = (place: (width: number, height: number) => [x: number, y: number]) => {
    const { contentDocument: page = null, contentWindow: view = null } = frame.current ?? {}
    if (!page || !view) return
    const { innerWidth: width, innerHeight: height } = view
    const [right, down] = place(width, height)
    const [x, y] = [Math.min(width - 1, Math.max(0, right)), Math.min(height - 1, Math.max(0, down))]
    setPoint({ x, y, element: namedAt(page.elementFromPoint(x, y)) })
  }
  return {
    point,
    /** Shares of the view, 0 to 1. */
    atShare: (right: number, down: number) => put((width, height) => [right * width, down * height]),
    /** CSS pixels from where the cross is. */
    move: (right: number, down: number) => point && put(() => [point.x + right, point.y + down]),
    end: () => setPoint(null),
  }
}
export type CrosshairControl = ReturnType<typeof useCrosshair>
