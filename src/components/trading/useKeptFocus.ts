import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * For a list whose rows come and go by themselves: when the row that has the focus goes, the focus goes to the
 * list, so that keys do not go nowhere. The list needs a tabIndex of -1.
 */
export function useKeptFocus<List extends HTMLElement>() {
  const list = useRef<List>(null)
  const focused = useRef<Element>(null)

  // After every render: any of them may have taken the row away.
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === null || document.activeElement === document.body) list.current?.focus()
  })

  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
    // Nowhere is not somewhere else: a row that goes may lose the focus first.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) focused.current = null
    },
  }
}
