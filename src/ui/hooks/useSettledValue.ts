import { useEffect, useState } from 'react'
import { REST_MS } from '../../constants/limits.ts'

/** The value once it has stayed the same for half a second, null until then: for announcements while typing. */
export function useSettledValue<Value>(value: Value): Value | null {
  const [rested, setRested] = useState<{ value: Value } | null>(null)

  useEffect(() => {
    const timer = setTimeout(() => setRested({ value }), REST_MS)
    return () => clearTimeout(timer)
  }, [value])

  return rested && Object.is(rested.value, value) ? value : null
}
