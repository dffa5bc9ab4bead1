/** Changes of which nobody knows yet how they end: on their way, or looked for since their answer was lost. */
let changes = 0

/** Whether to ask before the page is left, and not to load it again for a new release. Reliability A6. */
export const isUnsettled = () => changes > 0

/** A change goes out; answers how to say that it is settled. */
export function unsettle(): () => void {
  changes += 1
  return () => void (changes -= 1)
}
