import { useSyncExternalStore } from 'react'

/** Whether a media query holds now, such as '(min-width: 980px)'. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
}

/** Wide enough for a table of orders, if its numbers are not too long. Specification §9. */
export const TABLE_WIDTH = '(min-width: 980px)'
/** Wide enough for the top bar and the form beside the page. Specification §9. */
export const SHELL_WIDTH = '(min-width: 700px)'
