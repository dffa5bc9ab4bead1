import { stopTime } from './time.ts'
import type { FrameMessage } from './wire.ts'

/** A frame of the gallery shows the product and leaves no trace. Loaded before everything else. */

function memoryStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

/** The app's storage disappears with the frame, and sees no other tab's, except for changes that a screen simulates. */
function ownStorage() {
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: memoryStorage() })
  window.addEventListener('storage', (event) => event.isTrusted && event.stopImmediatePropagation(), true)
}

interface Departure extends Event {
  navigationType: string
  destination: { url: string; sameDocument: boolean }
}

/** Cancels and reports navigation away from the app (the auth page, the main site, the wallet). */
function stay(onDeparture: (url: string) => void) {
  if (!('navigation' in window) || !(window.navigation instanceof EventTarget)) return
  window.navigation.addEventListener('navigate', (event) => {
    const departure = event as Departure // not in the DOM types yet
    if (departure.destination.sameDocument || departure.navigationType === 'reload' || !event.cancelable) return
    event.preventDefault()
    onDeparture(departure.destination.url)
  })
}

/** A dialog takes the focus only if the view has it, never from the page around (WCAG 3.2.1), and scrolls itself only then. */
function takeNoFocus() {
  // oxlint-disable typescript/unbound-method -- bound where they are called
  const { focus } = HTMLElement.prototype
  const { scrollIntoView } = Element.prototype
  // oxlint-enable typescript/unbound-method
  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    if (document.hasFocus()) focus.call(this, options)
  }
  Element.prototype.scrollIntoView = function (this: Element, options) {
    if (document.hasFocus()) scrollIntoView.call(this, options)
  }
}

/** Escape always leaves a view, since its dialogs trap the focus. WCAG 2.1.2. */
function leadOut(onEscape: () => void) {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      onEscape()
    },
    true,
  )
}

/** A dialog keeps the height of its earlier content by observing its body: a still view has none, and the height of its state. */
function keepNoHeights() {
  const { ResizeObserver: Watcher } = window
  window.ResizeObserver = class extends Watcher {
    override observe(element: Element, options?: ResizeObserverOptions) {
      if (!element.matches('.dialog-body')) super.observe(element, options)
    }
  }
}

const post = (message: FrameMessage) => window.parent.postMessage(message, window.origin)

/** The product's open windows add entries to the history, for a phone's Back: here they would be the gallery's, and a step back would leave the view. Its router has a history of its own. */
function addNoHistory() {
  History.prototype.pushState = () => {}
}

ownStorage()
addNoHistory()
if (window.parent !== window) {
  takeNoFocus()
  leadOut(() => post({ kind: 'out' }))
}
if (!/[?&]mode=running\b/.test(window.location.hash)) {
  stopTime()
  keepNoHeights()
}
stay((url) => post({ kind: 'left', url }))
