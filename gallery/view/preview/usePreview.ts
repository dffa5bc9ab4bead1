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

function stateAt(target: EventTarget): Element | null {
  if (!(target instanceof Element)) return null
  const source = target.closest(ROW)?.getAttribute('data-edge')?.split(' on ')[0]
  const ofRow = source === undefined ? null : target.closest('svg')?.querySelector(`[data-state="${source}"]`)
  return (ofRow ?? target).closest(STATE)
}

interface Looked {
  state: Element
  /** By the keyboard it stays until the focus leaves the state, wherever the pointer is. */
  by: 'pointer' | 'focus'
}

/**
 * The state of a chart whose preview is shown: the one under an idle mouse, or with the keyboard focus. Escape closes it, a click
 * opens the state, and the pointer may move onto the preview. WCAG 1.4.13.
 */
export function usePreview() {
  const [looked, setLooked] = useState<Looked | null>(null)
  const timer = useRef(0)
  /** Not shown again before the pointer has left it. */
  const dismissed = useRef<Element | null>(null)
  const soon = (ms: number, next: Looked | null) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setLooked(next), ms)
  }
  const end = () => {
    window.clearTimeout(timer.current)
    dismissed.current = looked?.state ?? null
    setLooked(null)
  }
  const leave = () => {
    dismissed.current = null
    if (looked?.by !== 'focus') soon(LEAVE_MS, null)
  }
  const endByKey = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && end())
  useEffect(() => {
    window.addEventListener('keydown', endByKey)
    return () => {
      window.removeEventListener('keydown', endByKey)
      window.clearTimeout(timer.current)
    }
  }, [])

  return {
    state: looked?.state ?? null,
    surface: {
      onPointerOver: ({ target, pointerType, buttons }: PointerEvent) => {
        if (pointerType === 'touch' || buttons > 0) return
        const state = stateAt(target)
        if (state && state === dismissed.current) return
        if (state === looked?.state || (target instanceof Element && target.closest(CARD))) window.clearTimeout(timer.current)
        else if (state) soon(REST_MS, { state, by: 'pointer' })
        else leave()
      },
      onPointerLeave: leave,
      onPointerDown: ({ target }: PointerEvent) => {
        const state = stateAt(target)
        end()
        if (state) dismissed.current = state
      },
      onFocus: ({ target }: FocusEvent) => {
        const state = target.closest(STATE)
        if (state?.matches(':focus-visible')) soon(0, { state, by: 'focus' })
      },
      onBlur: () => soon(0, null),
    },
  }
}
