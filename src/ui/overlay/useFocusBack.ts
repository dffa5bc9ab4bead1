import { useEffect, useState } from 'react'

type Targets = readonly (Element | null | undefined)[]

/** Of the window opened last: one that replaces it, opened by a button inside, returns the focus where that would. */
let lastTargets: Targets = []

function targetsNow(): Targets {
  const opener = document.activeElement
  return [opener, opener?.closest('[data-focus-fallback]'), ...(opener?.closest('[role=dialog]') ? lastTargets : [])]
}

function returnFocus(targets: Targets) {
  const [opener] = targets
  const focused = document.activeElement
  const isNowhere = focused === null || focused === document.body
  if (!isNowhere && (opener?.isConnected || focused.closest('[role=dialog]'))) return
  const target = targets.find((candidate) => candidate?.isConnected) ?? document.querySelector('main')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/**
 * Remembers the focused element when a window opens, and restores it on close; if a closed order has removed its button, focuses the
 * panel around it, else the page's main. Headless UI only knows the focus after its own code has loaded: nothing, for the first
 * window; later, it would go on to whatever had the focus before, such as the button that closes another position.
 */
export function useFocusBack() {
  const [targets] = useState(targetsNow)

  // After Headless UI, and after any dialog that replaces this one.
  useEffect(() => {
    lastTargets = targets
    return () => void setTimeout(() => returnFocus(targets))
  }, [targets])
}

/**
 * Focuses an element when it appears while nothing has the focus, or the dialog has it: the clicked button was removed with the
 * previous state, and key presses would have no target.
 */
export function takeLostFocus(element: HTMLElement | null) {
  if (document.activeElement?.matches('body, [role=dialog]') ?? true) element?.focus()
}
