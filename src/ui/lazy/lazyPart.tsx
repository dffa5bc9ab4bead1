import { type ComponentType, useEffect, useState } from 'react'
import type { Late } from './lazily.ts'

const Nothing = () => null

/**
 * A part of a page whose code loads when it is first shown. A failure is thrown to the Boundary around it, whose "Try again"
 * remounts and reloads the part. Not Suspense, which may show it up to 300 ms later. Reliability B12.
 */
export function lazyPart<Props extends object>(late: Late<ComponentType<Props>>, Waiting: ComponentType = Nothing) {
  return function LatePart(props: Props) {
    const [{ Part, error }, settle] = useState<{ Part: ComponentType<Props> | null; error?: unknown }>({
      Part: late.now,
    })

    useEffect(() => {
      if (Part !== null) return
      let isShown = true
      late.load().then(
        (code) => isShown && settle({ Part: code }),
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
