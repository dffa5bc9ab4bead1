import { type RefObject, useEffect, useState } from 'react'
import { watchPage } from './watchPage.ts'

/** The current page of a frame: a new object after each change. */
export interface FramePage {
  frame: HTMLIFrameElement
  page: Document
}

/** The page in a view's frame once it is shown, again after each change. */
export function useFramePage(place: RefObject<HTMLIFrameElement | null>): FramePage | null {
  const [seen, setSeen] = useState<FramePage | null>(null)
  useEffect(() => {
    const frame = place.current
    return frame ? watchPage(frame, (page) => setSeen({ frame, page })) : undefined
  }, [place])
  return seen
}
