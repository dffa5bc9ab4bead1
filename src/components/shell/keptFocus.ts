interface Place {
  element: Element
  /** What around it code can focus, from the inside out. */
  around: HTMLElement[]
  isInMain: boolean
}

/** Where the focus waits for the next screen, and the name of the control it was on. */
interface Wait {
  main: HTMLElement
  control: string | null
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent

function placeOf(element: Element): Place | null {
  // Dialogs have rules of their own.
  if (element === document.body || element.closest('[role=dialog]')) return null
  const around: HTMLElement[] = []
  for (let outer = element.parentElement; outer; outer = outer.parentElement) if (outer.tabIndex === -1 && outer.hasAttribute('tabindex')) around.push(outer)
  return { element, around, isInMain: element.closest('main') !== null }
}

/** The control that went, come back with the same failure; else the heading of what is there now. */
function nextIn({ main, control }: Wait): HTMLElement | null {
  const controls = [...main.querySelectorAll<HTMLElement>('button, a[href]')]
  const same = control === null ? undefined : controls.find((each) => nameOf(each) === control)
  if (same) return same
  const heading = main.querySelector('h1')
  if (heading) heading.tabIndex = -1
  return heading
}

/**
 * Keeps keys from going nowhere. When what has the focus is taken away, by its own press or by a poll, the focus goes to the
 * nearest part around it with a tabIndex of -1: a list, a panel, or the page's main. From main it goes on, as long as the
 * user does not move it: to the same button if that comes back (a second failure), else to the heading of the next screen.
 * Answers the function that stops. WCAG 2.4.3.
 */
export function keepFocus(): () => void {
  let place: Place | null = null
  let wait: Wait | null = null

  const follow = () => {
    const next = wait && nextIn(wait)
    if (!next) return
    wait = null
    // A button is scrolled into sight; the top of a page is where the user is anyway.
    next.focus({ preventScroll: next.tagName === 'H1' })
  }
  const rescue = ({ element, around, isInMain }: Place) => {
    const heir = around.find(({ isConnected }) => isConnected) ?? document.querySelector<HTMLElement>('main')
    if (!heir) return
    heir.focus({ preventScroll: true })
    if (heir.tagName !== 'MAIN' || !isInMain) return
    wait = { main: heir, control: element.matches('button, a[href]') ? nameOf(element) : null }
    follow()
  }
  const look = () => {
    if (isNowhere()) {
      if (place && !place.element.isConnected) rescue(place)
    } else if (wait) {
      if (document.activeElement === wait.main) follow()
      else wait = null
    }
  }

  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('focusin', ({ target }) => void (place = target instanceof Element ? placeOf(target) : null), { signal })
  // A press beside what has the focus lets go of it.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !place?.element.contains(target)) place = null
  }, { signal })
  // A frame gets the focus without an event of its own. Firefox names it only after the window has lost its own.
  window.addEventListener('blur', () => setTimeout(() => {
    if (document.activeElement instanceof HTMLIFrameElement) place = placeOf(document.activeElement)
  }), { signal })
  return () => {
    observer.disconnect()
    listening.abort()
  }
}
