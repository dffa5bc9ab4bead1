import { type Landmark, landmarks } from './landmarks.ts'

/** A part of the page that takes longer to appear has failed to load. */
const LONGEST_WAIT_MS = 5_000

const usable = (name: Landmark) => {
  const element = landmarks.get(name)
  return element && !element.matches(':disabled') ? element : null
}

/** Resolves with a landmark, now or once it is on the page and enabled; null if it does not appear. */
export function findLandmark(name: Landmark): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const settle = (found: HTMLElement | null) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(found)
    }
    const check = () => {
      const found = usable(name)
      if (found) settle(found)
    }
    const observer = new MutationObserver(check)
    const timer = setTimeout(() => settle(null), LONGEST_WAIT_MS)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
    check()
  })
}

/** Focuses a field of the order form; on a phone the button that opens the form is pressed first. False if the field does not appear, and nothing has said so. */
export async function focusField(name: Landmark): Promise<boolean> {
  const opener = usable(name) ? undefined : landmarks.get('openForm')
  opener?.click()
  const field = await findLandmark(name)
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
  // A form that did not open has been reported by its button.
  return field !== null || opener !== undefined
}

/** Focuses the orders panel and scrolls to it, once it is on the page. If it does not load, the page says so. */
export async function focusOrders() {
  const panel = await findLandmark('orders')
  panel?.focus({ preventScroll: true })
  panel?.scrollIntoView({ block: 'nearest' })
}
