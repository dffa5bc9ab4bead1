import { MOMENT } from './moment.ts'
import type { FrameMessage } from './wire.ts'

/** A frame of the gallery shows the product and leaves no trace: first of all that is loaded there. */

function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** What the app keeps is gone with the frame; what the gallery or another tab keeps is not seen. */
function ownStorage() {
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: memoryStorage() })
  window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
}

interface Departure extends Event {
  navigationType: string
  destination: { url: string; sameDocument: boolean }
}

/** Wherever the app would go (the auth page, the main site, the wallet), the frame stays, and tells. */
function stay(told: (url: string) => void) {
  if (!('navigation' in window) || !(window.navigation instanceof EventTarget)) return
  window.navigation.addEventListener('navigate', (event) => {
    const departure = event as Departure // the DOM's own types do not know it yet
    if (departure.destination.sameDocument || departure.navigationType === 'reload' || !event.cancelable) return
    event.preventDefault()
    told(departure.destination.url)
  })
}

/**
 * A dialog that opens in a view takes the focus only from the view itself, never from whoever reads or types beside it
 * (WCAG 3.2.1), and scrolls nothing to itself, which would be the page around as well.
 */
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

/** Escape leads out of a view, whatever else it would do there: its dialogs keep the focus. WCAG 2.1.2. */
function leadOut(told: () => void) {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      told()
    },
    true,
  )
}

/** The time of a still view stands, and nothing is asked again in it by itself. */
function stopTime() {
  window.Date = new Proxy(Date, {
    construct: (date, given, as) => Reflect.construct(date, given.length === 0 ? [MOMENT] : given, as),
    get: (date, name) => (name === 'now' ? () => MOMENT : Reflect.get(date, name)),
  })
  Object.defineProperty(window, 'setInterval', { value: () => 0 })
}

const tell = (message: FrameMessage) => window.parent.postMessage(message, window.origin)

ownStorage()
if (window.parent !== window) {
  takeNoFocus()
  leadOut(() => tell({ kind: 'out' }))
}
if (!/[?&]mode=running\b/.test(window.location.hash)) stopTime()
stay((url) => tell({ kind: 'left', url }))
