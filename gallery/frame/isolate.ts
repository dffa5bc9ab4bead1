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

/** In a sheet of many a frame is only looked at: a dialog that opens would take the focus, and scroll the sheet to itself. */
function takeNoFocus() {
  if (window.frameElement?.hasAttribute('inert') === true) HTMLElement.prototype.focus = () => {}
}

ownStorage()
takeNoFocus()
stay((url) => window.parent.postMessage({ kind: 'left', url }, window.origin))

export {}
