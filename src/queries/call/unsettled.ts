/** Number of changes whose outcome is unknown: in flight, or being verified after a lost response. */
let changes = 0

/** If true, ask before the page is left, and do not reload it for a new release. Reliability A6. */
export const hasUnsettledChange = () => changes > 0

/** Counts a change being sent; returns a function to call once it is settled. */
export function countUnsettled(): () => void {
  changes += 1
  return () => void (changes -= 1)
}
