import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of a page whose code comes when it is first shown. Where that could not be had, the Boundary around says so, and
 * its "Try again" shows the part anew, which asks again: React's own lazy keeps its first failure for ever. Reliability B12.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>, Waiting: ComponentType) {
  let loaded: ComponentType<Props> | null = null

  return function LatePart(props: Props) {
    const [{ Part, error }, settle] = useState<{ Part: ComponentType<Props> | null; error?: unknown }>({ Part: loaded })

    useEffect(() => {
      if (Part !== null) return
      let isShown = true
      load().then(
        (code) => {
          loaded = code
          if (isShown) settle({ Part: code })
        },
        (reason: unknown) => isShown && settle({ Part: null, error: reason }),
      )
      return () => {
        isShown = false
      }
    }, [Part])

    if (error !== undefined) throw error
    return Part === null ? <Waiting /> : <Part {...props} />
  }
}
