import { useState } from 'react'

/** How often a value has changed since the component is shown: the key of what plays once a change. */
export function useChangeCount(value: string | null): number {
  const [seen, setSeen] = useState({ value, count: 0 })
  if (seen.value === value) return seen.count
  // From nothing to the first value is no change.
  const count = seen.value === null ? seen.count : seen.count + 1
  setSeen({ value, count })
  return count
}
