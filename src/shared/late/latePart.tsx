import { type ComponentType, startTransition, useEffect, useState } from 'react'
import type { Resources } from '../../i18n/resources.d.ts'
import { Boundary } from '../page/Boundary.tsx'
import { lateCode } from './lateCode.ts'

type Texts = keyof Resources | null
type FetchPart<Props> = () => Promise<ComponentType<Props>>
const Nothing = () => null

/**
 * A part of a page whose code and texts load when it is first shown, or by `prefetch`; `Waiting` reserves its space. A failure is
 * thrown to the Boundary around it, whose "Try again" remounts and reloads the part. Not Suspense, which may show it up to 300 ms
 * later. Rendered as a transition, in slices between which a slow phone responds. Reliability B12.
 */
export function latePart<Props extends object>(
  texts: Texts,
  fetchPart: FetchPart<Props>,
  Waiting: ComponentType<Props> = Nothing,
) {
  const late = lateCode(texts, fetchPart)

  function LatePart(props: Props) {
    const [{ Part, error }, setLoaded] = useState<{ Part: ComponentType<Props> | null; error?: unknown }>({
      Part: late.now,
    })

    useEffect(() => {
      if (Part !== null) return
      let isShown = true
      late.load().then(
        (code) => isShown && startTransition(() => setLoaded({ Part: code })),
        (reason: unknown) => isShown && setLoaded({ Part: null, error: reason }),
      )
      return () => {
        isShown = false
      }
    }, [Part])

    if (error !== undefined) throw error
    return Part === null ? <Waiting {...props} /> : <Part {...props} />
  }
  return Object.assign(LatePart, { prefetch: late.prefetch })
}

/** The same for a part that the page can do without: while its code fails to load it shows nothing, and is requested again. */
export function lateExtra<Props extends object>(
  texts: Texts,
  fetchPart: FetchPart<Props>,
  Waiting?: ComponentType<Props>,
) {
  const Part = latePart(texts, fetchPart, Waiting)
  const LateExtra = (props: Props) => (
    <Boundary title={null}>
      <Part {...props} />
    </Boundary>
  )
  return Object.assign(LateExtra, { prefetch: Part.prefetch })
}
