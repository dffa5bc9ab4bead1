interface FocusTarget {
  element: Element
  /** Fallback targets for the focus, innermost first. */
  around: HTMLElement[]
  isInMain: boolean
  isInDialog: boolean
}

/** The focus is waiting here for the next screen; includes the name of the control that had it. */
interface Wait {
  main: HTMLElement
  control: string | null
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body
/** Of links with one name, the address tells which it is. */
const nameOf = (element: Element) =>
  `${element.getAttribute('aria-label') ?? element.textContent} ${element.getAttribute('href')}`

function focusTargetOf(element: Element): FocusTarget | null {
  if (element === document.body) return null
  const around: HTMLElement[] = []
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (outer.dataset['focusFallback'] !== undefined) around.push(outer)
  return {
    element,
    around,
    isInMain: element.closest('main') !== null,
    isInDialog: element.closest('[role=dialog]') !== null,
  }
}

/** The same control if it is back (a repeated failure); else the heading of the new screen. */
function nextIn({ main, control }: Wait): HTMLElement | null {
  const controls = [...main.querySelectorAll<HTMLElement>('button, a[href]')]
  const same = control === null ? undefined : controls.find((each) => nameOf(each) === control)
  if (same) return same
  const heading = main.querySelector('h1')
  if (heading) heading.tabIndex = -1
  return heading
}

/**
 * Recovers lost focus. When the focused element is removed, by its own click or by a poll, the focus goes to the nearest ancestor
 * with `data-focus-fallback`: a list, a panel, a dialog, or the page's main. From main it moves on, unless the user has moved it: to the same
 * button if it reappears (a second failure), else to the heading of the next screen. A control that is temporarily disabled, such as
 * LONG with an old price, gets the focus back when it is enabled again, unless the user has moved it. Returns a function that stops
 * it. A dialog that closes, or replaces what it shows, moves the focus itself. WCAG 2.4.3.
 */
export function recoverFocus(): () => void {
  let lastFocus: FocusTarget | null = null
  let wait: Wait | null = null
  /** The element that had the focus when it was disabled: browsers then drop the focus without an event. */
  let switchedOff: Element | null = null

  const follow = () => {
    const next = wait && nextIn(wait)
    if (!next) return
    wait = null
    // A button is scrolled into view; with a heading the user is at the top of the page already.
    next.focus({ preventScroll: next.tagName === 'H1' })
  }
  const rescue = ({ element, around, isInMain, isInDialog }: FocusTarget) => {
    const main = isInDialog ? null : document.querySelector<HTMLElement>('main')
    const fallback = around.find(({ isConnected }) => isConnected) ?? main
    if (!fallback) return
    fallback.focus({ preventScroll: true })
    if (fallback.tagName !== 'MAIN' || !isInMain) return
    wait = { main: fallback, control: element.matches('button, a[href]') ? nameOf(element) : null }
    follow()
  }
  const check = () => {
    const back = switchedOff
    switchedOff = lastFocus?.element.matches(':disabled') ? lastFocus.element : null
    if (!switchedOff && isNowhere() && back instanceof HTMLElement && back === lastFocus?.element)
      back.focus({ preventScroll: true })
    if (isNowhere()) {
      if (lastFocus && !lastFocus.element.isConnected) rescue(lastFocus)
    } else if (wait) {
      if (document.activeElement === wait.main) follow()
      else wait = null
    }
  }

  const observer = new MutationObserver(check)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener(
    'focusin',
    ({ target }) => void (lastFocus = target instanceof Element ? focusTargetOf(target) : null),
    { signal },
  )
  // A click outside the focused element clears the focus on purpose.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !lastFocus?.element.contains(target)) lastFocus = null
    },
    { signal },
  )
  const followIntoFrame = () => {
    if (document.activeElement instanceof HTMLIFrameElement) lastFocus = focusTargetOf(document.activeElement)
  }
  // A frame gets the focus without a focusin event. Checked immediately, since the element may be gone in the next task, and
  // again afterwards, since Firefox sets activeElement only then.
  window.addEventListener(
    'blur',
    () => {
      followIntoFrame()
      setTimeout(followIntoFrame)
    },
    { signal },
  )
  return () => {
    observer.disconnect()
    listening.abort()
  }
}
