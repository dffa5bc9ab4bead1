import { LogIn, RotateCcw } from 'lucide-react'
import type { Ref, RefObject } from 'react'
import type { ViewHandle } from './useFrame.ts'

/** Into a view, and once more. */
export function ViewTools({ view, into }: {
  view: RefObject<ViewHandle | null>
  /** Gets the focus when Escape brings it out of the view. */
  into: Ref<HTMLButtonElement>
}) {
  return (
    <>
      <button ref={into} type="button" className="button icon-only" aria-label="Into the view" title="Into the view: the keyboard works there, Escape brings it out" onClick={() => view.current?.enter()}>
        <LogIn size={14} aria-hidden />
      </button>
      <button type="button" className="button icon-only" aria-label="Start again" title="Start again" onClick={() => view.current?.again()}>
        <RotateCcw size={14} aria-hidden />
      </button>
    </>
  )
}
