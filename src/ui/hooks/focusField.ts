import { labelled } from './labelled.ts'

/** A control that takes longer to appear has failed to load, which the page itself says. */
const LONGEST_WAIT_MS = 5_000

/** Resolves with what `find` finds, now or once it is on the page; null if it does not appear. */
function appears<Found>(find: () => Found | null): Promise<Found | null> {
  return new Promise((resolve) => {
    const settle = (found: Found | null) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(found)
    }
    const observer = new MutationObserver(() => {
      const found = find()
      if (found) settle(found)
    })
    const timer = setTimeout(() => settle(null), LONGEST_WAIT_MS)
    observer.observe(document.body, { childList: true, subtree: true })
    const found = find()
    if (found) settle(found)
  })
}

const buttonNamed = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name)) ?? null

/** Focuses the field of this label in the order form; on a phone the button that opens the form is pressed first. */
export async function focusField(name: string, opener: string) {
  const find = () => {
    const field = labelled(name, document)
    return field instanceof HTMLInputElement && !field.disabled ? field : null
  }
  if (!find()) buttonNamed(opener)?.click()
  const field = await appears(find)
  field?.focus()
  field?.select()
}
