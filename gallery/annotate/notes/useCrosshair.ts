import { type RefObject, useState } from 'react'
import type { Spot } from './note.ts'
import { elementCalled, namedAt, spotAt } from './spot.ts'

/** The crosshair's position in a view, and the element there. CSS pixels of the view. */
export interface Crosshair {
  x: number
  y: number
  /** 'button “Pay”'; null where nothing has a name. */
  called: string | null
  box: { left: number; top: number; width: number; height: number } | null
  spot: Spot
}

/** The view in a frame, once it has loaded. */
const viewIn = (frame: RefObject<HTMLIFrameElement | null>) => {
  const { contentDocument: page = null, contentWindow: window = null } = frame.current ?? {}
  return page && window ? { page, width: window.innerWidth, height: window.innerHeight } : null
}

/** Chooses a spot of the view in a frame: by pointer or by arrow keys. */
export function useCrosshair(frame: RefObject<HTMLIFrameElement | null>) {
  const [crosshair, setCrosshair] = useState<Crosshair | null>(null)

  const at = (x: number, y: number) => {
    const view = viewIn(frame)
    if (!view) return
    const point = { x: Math.min(view.width - 1, Math.max(0, x)), y: Math.min(view.height - 1, Math.max(0, y)) }
    const pressed = view.page.elementFromPoint(point.x, point.y)
    const element = namedAt(pressed)
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
    setCrosshair({ ...point, called: element && elementCalled(element), box: element && { left, top, width, height }, spot: spotAt(view.page, point, pressed) })
  }
  return {
    point: crosshair,
    /** Puts the crosshair into the middle of the view. */
    begin: () => {
      const view = viewIn(frame)
      if (view) at(view.width / 2, view.height / 2)
    },
    /** Shares of the view, 0 to 1. */
    atShare: (right: number, down: number) => {
      const view = viewIn(frame)
      if (view) at(right * view.width, down * view.height)
    },
    /** CSS pixels from where the cross is. */
    move: (x: number, y: number) => crosshair && at(crosshair.x + x, crosshair.y + y),
    end: () => setCrosshair(null),
  }
}
export type CrosshairControl = ReturnType<typeof useCrosshair>
