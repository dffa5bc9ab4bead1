import { useEffect, useState } from 'react'

/** The result of a request, or `ifFailed`; undefined while loading. `load` is a module's function: it is called once. */
export function useLoaded<Value>(load: () => Promise<Value>, ifFailed: Value): Value | undefined {
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    let isMounted = true
    const show = (loaded: Value) => {
      if (isMounted) setValue(loaded)
    }
    load().then(show, () => show(ifFailed))
    return () => {
      isMounted = false
    }
  }, [load, ifFailed])
  return value
}
