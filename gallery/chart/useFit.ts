import { type PointerEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useKeys } from '../app/browser.ts'
import type { Box, Size } from '../types.ts'
import { scaleIn } from './drawing/forms.ts'

/** At this scale the smallest letters, of 12 px, are 10 px high. Where the whole chart would be smaller, part of it is shown. */
const READABLE = 10 / 12
/** A press that moves less is a click. CSS px. */
const STILL_PX = 3

/** The scale of the whole drawing, and of the first look at it: the whole, or a readable part. Never enlarged. */
function scalesIn(pane: Size, drawing: Size): { whole: number; first: number } {
  const whole = scaleIn(pane, drawing)
  return { whole, first: Math.max(READABLE, whole) }
}

/** Where a pane is scrolled to for a box in its middle, or where it is if the box is in sight. */
function scrolledTo(box: Box, pane: Pick<Element, 'scrollLeft' | 'scrollTop' | 'clientWidth' | 'clientHeight'>) {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = pane
  const isSeen =
    box.x >= scrollLeft &&
    box.y >= scrollTop &&
    box.x + box.width <= scrollLeft + clientWidth &&
    box.y + box.height <= scrollTop + clientHeight
  return isSeen
    ? { scrollLeft, scrollTop }
    : { scrollLeft: box.x + (box.width - clientWidth) / 2, scrollTop: box.y + (box.height - clientHeight) / 2 }
}

/** Fits a drawing into a pane that scrolls: the whole, or readable. `focus` is brought into sight whenever it changes. */
export function useFit(element: RefObject<HTMLDivElement | null>, pane: Size, drawing: Size, focus: Box | null) {
  const [isWhole, setIsWhole] = useState(false)
  const grabbed = useRef({ x: 0, y: 0 })
  const { whole, first } = scalesIn(pane, drawing)
  const scale = isWhole || !focus ? whole : first

  const reveal = useEffectEvent(() => {
    const { current } = element
    if (current && focus)
      Object.assign(
        current,
        scrolledTo(
          { x: focus.x * scale, y: focus.y * scale, width: focus.width * scale, height: focus.height * scale },
          current,
        ),
      )
  })
  useLayoutEffect(() => reveal(), [focus, pane, isWhole])

  /** Shows the whole drawing; if it already does, the focused state at a readable size. */
  const fit = () => setIsWhole(!isWhole)
  useKeys({ '0': fit })

  return {
    scale,
    fit,
    surface: {
      ref: element,
      onPointerDown: ({ clientX, clientY, currentTarget: { scrollLeft, scrollTop } }: PointerEvent) => {
        grabbed.current = { x: scrollLeft + clientX, y: scrollTop + clientY }
      },
      onPointerMove: ({ pointerType, pointerId, buttons, clientX, clientY, currentTarget }: PointerEvent) => {
        // Fingers scroll by themselves.
        if (pointerType !== 'mouse' || buttons !== 1) return
        const [scrollLeft, scrollTop] = [grabbed.current.x - clientX, grabbed.current.y - clientY]
        const isStill =
          Math.hypot(scrollLeft - currentTarget.scrollLeft, scrollTop - currentTarget.scrollTop) < STILL_PX
        if (isStill && !currentTarget.hasPointerCapture(pointerId)) return
        // Captured only now: a press without a move is a click on the element below.
        currentTarget.setPointerCapture(pointerId)
        Object.assign(currentTarget, { scrollLeft, scrollTop })
      },
    },
  }
}
