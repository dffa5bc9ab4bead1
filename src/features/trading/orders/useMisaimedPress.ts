import { type RefObject, useLayoutEffect, useRef } from 'react'
import { ROW_STILL_MS } from '../../../constants/limits.ts'
import { steadyNow } from '../../../platform/clock.ts'

/** In CSS pixels: a mouse that has moved farther since the rows did is aimed at what is there now; a hand on a still mouse trembles. */
const AIMED_PX = 8

const rowOf = ({ target }: Event) => (target instanceof Element ? target.closest('tbody > tr, ul > li') : null)

/**
 * Ignores a press on a row that has just slid under the pointer, because a poll inserted or removed another above it, or slides there
 * before the finger lifts: a phone clicks what is there then. `ids` are the rows in their order; rows of another `view` (tab, page
 * asked for, sorting) are where the user's own press has put them. Keys always count.
 */
export function useMisaimedPress(panel: RefObject<HTMLElement | null>, ids: readonly string[], view: string) {
  const shown = useRef({ ids, view })
  /** When the rows last moved, from which row on, and where the mouse was. */
  const moved = useRef({ at: -Infinity, from: 0, x: 0, y: 0 })
  const mouse = useRef({ x: 0, y: 0 })
  const order = ids.join(' ')

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { ids, view }
    if (before.view !== view || before.ids.length === 0) return
    const from = ids.findIndex((id, index) => id !== before.ids[index])
    if (from !== -1) moved.current = { at: steadyNow(), from, ...mouse.current }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `order` is the ids' content
  }, [order, view])

  useLayoutEffect(() => {
    if (!panel.current) return
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    let isMisaimed = false
    /** Where the press began. */
    let pressed: Element | null = null
    const follow = ({ clientX, clientY }: PointerEvent) => void (mouse.current = { x: clientX, y: clientY })
    const press = (event: PointerEvent) => {
      const { at, from, x, y } = moved.current
      const row = rowOf(event)
      pressed = row
      const isAimed = event.pointerType === 'mouse' && Math.hypot(event.clientX - x, event.clientY - y) > AIMED_PX
      isMisaimed =
        row !== null &&
        [...(row.parentElement?.children ?? [])].indexOf(row) >= from &&
        !isAimed &&
        steadyNow() - at < ROW_STILL_MS
    }
    const click = (event: MouseEvent) => {
      const isElsewhere = pressed !== null && rowOf(event) !== pressed
      // Assistive technology may click without a press.
      pressed = null
      // A key's click has no count.
      if (event.detail === 0 || (!isMisaimed && !isElsewhere)) return
      isMisaimed = false
      event.preventDefault()
      event.stopPropagation()
    }
    panel.current.addEventListener('pointermove', follow, options)
    panel.current.addEventListener('pointerdown', press, options)
    panel.current.addEventListener('click', click, options)
    return () => listening.abort()
  }, [panel])
}
