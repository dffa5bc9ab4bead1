import { useState } from 'react'

/** The latest value; while it is held, the one from when that began: for names that must not change under the focus. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState<{ value: Value } | null>(null)
  if (isHeld !== (held !== null)) setHeld(isHeld ? { value } : null)
  return held ? held.value : value
}
