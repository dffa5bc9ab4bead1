import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/** So long the pointer rests on a state before it is looked at. */
const REST_MS = 200
/** On its way from the state to its picture the pointer may be on neither for so long. */
const LEAVE_MS = 250

/** States with inner states cover half of the chart: they have no preview. */
const STATE = '.chart-state:not(.chart-frame)'
const CARD = '.preview'
/** A transition handled in place: a row inside its state's box. */
const ROW = '.chart-row'

function stateAt(target: Element): Element | null {
  const source = target.closest(ROW)?.getAttribute('data-edge')?.split(' on ')[0]
  const ofRow = source === undefined ? null : target.closest('svg')?.querySelector(`[data-state="${source}"]`)
  return (ofRow ?? target).closest(STATE)
}

/**
 * The state of a chart whose preview is shown: the one with the keyboard focus, or under an idle mouse. Escape closes it, a click
 * opens the state, and the pointer may move onto the preview. WCAG 1.4.13.
 */
export function usePreview() {
  const [focused, setFocused] = useState<Element | null>(null)
  const [pointed, setPointed] = useState<Element | null>(null)
  /** Not shown again before pointer or focus has left it. */
  const [dismissed, setDismissed] = useState<Element | null>(null)
  const timer = useRef(0)
  const looked = focused ?? pointed
  const point = (next: Element | null) => {
    window.clearTimeout(timer.current)
    if (next !== pointed) timer.current = window.setTimeout(() => setPointed(next), next ? REST_MS : LEAVE_MS)
    if (next === dismissed) return
    setDismissed(null)
    if (pointed === dismissed) setPointed(null)
  }
  const endByKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(looked))
  useEffect(() => {
    window.addEventListener('keydown', endByKey)
    return () => {
      window.removeEventListener('keydown', endByKey)
      window.clearTimeout(timer.current)
    }
  }, [])

  return {
    state: looked === dismissed ? null : looked,
    surface: {
      onPointerOver: ({ target, pointerType, buttons }: PointerEvent) => {
        if (pointerType !== 'touch' && buttons === 0 && target instanceof Element) point(target.closest(CARD) ? pointed : stateAt(target))
      },
      onPointerLeave: () => point(null),
      onPointerDown: ({ target }: PointerEvent) => {
        window.clearTimeout(timer.current)
        const state = target instanceof Element ? stateAt(target) : null
        setPointed(state)
        setDismissed(state)
      },
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible') ? target.closest(STATE) : null),
      onBlur: ({ target }: FocusEvent) => {
        setFocused(null)
        if (dismissed === target.closest(STATE)) setDismissed(null)
      },
    },
  }
}
