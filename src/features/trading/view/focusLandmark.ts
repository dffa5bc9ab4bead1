import { type Landmark, landmarks } from './landmarks.ts'

/** A part of the page that has not appeared by then counts as failed. */
const LONGEST_WAIT_MS = 5_000

const usable = (name: Landmark) => {
  const element = landmarks.get(name)
  return element && !element.matches(':disabled') ? element : null
}

/** Resolves to a landmark once it is on the page and enabled; to null if it does not appear in time. */
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

/** Focuses a field of the order form, on a phone after opening the form. False if the field does not appear and no error was shown. */
export async function focusField(name: Landmark): Promise<boolean> {
  const opener = usable(name) ? undefined : landmarks.get('openForm')
  opener?.click()
  const field = await findLandmark(name)
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
  // If the form did not open, its button has reported that.
  return field !== null || opener !== undefined
}

/** Focuses the orders panel and scrolls to it, once it is on the page. If it fails to load, the page reports that. */
export async function focusOrders() {
  const panel = await findLandmark('orders')
  panel?.focus({ preventScroll: true })
  panel?.scrollIntoView({ block: 'nearest' })
}
