import { useState } from 'react'

/** Number of changes of a value since the component mounted: the key of an animation that plays once per change. */
export function useChangeCount(value: string | null): number {
  const [last, setLast] = useState({ value, count: 0 })
  if (last.value === value) return last.count
  // The first value is not a change.
  const count = last.value === null ? last.count : last.count + 1
  setLast({ value, count })
  return count
}
