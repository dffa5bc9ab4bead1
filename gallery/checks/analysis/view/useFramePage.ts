import { type RefObject, useEffect, useState } from 'react'
import { watchPage } from './watchPage.ts'

/** What is in a frame by now: another object for each look. */
export interface Seen {
  frame: HTMLIFrameElement
  page: Document
}

/** The page in a view's frame once it is shown, and anew whenever it has changed. */
export function useFramePage(place: RefObject<HTMLIFrameElement | null>): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null)
  useEffect(() => {
    const frame = place.current
    return frame ? watchPage(frame, (page) => setSeen({ frame, page })) : undefined
  }, [place])
  return seen
}
