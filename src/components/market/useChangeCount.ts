import { useState } from 'react'

/** Number of changes of a value since the component mounted: the key of an animation that plays once per change. */
export function useChangeCount(value: string | null): number {
  const [seen, setSeen] = useState({ value, count: 0 })
  if (seen.value === value) return seen.count
  // The first value is not a change.
  const count = seen.value === null ? seen.count : seen.count + 1
  setSeen({ value, count })
  return count
}
