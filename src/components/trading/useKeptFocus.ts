import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a list whose rows come and go by themselves: when the row that has the focus goes, the focus goes to the
 * list, so that keys do not go nowhere. The list needs a tabIndex of -1.
 */
export function useKeptFocus<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null)
  const focused = useRef<EventTarget>(null)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    list.current?.addEventListener('focusin', ({ target }) => void (focused.current = target), { signal })
    // Nowhere is not somewhere else: a row that goes may lose the focus first.
    list.current?.addEventListener('focusout', ({ relatedTarget }) => void (relatedTarget && (focused.current = null)), { signal })
    return () => listening.abort()
  }, [])

  // After every render: any of them may have taken the row away.
  useEffect(() => {
    if (!(focused.current instanceof Element) || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === null || document.activeElement === document.body) list.current?.focus()
  })

  return list
}
