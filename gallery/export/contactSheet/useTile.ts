import { type RefObject, useEffect, useState } from 'react'
import { useLoaded } from '../../app/browser.ts'
import type { Box } from '../../types.ts'
import { useMessages } from '../../view/useFrame.ts'
import { LIST, NO_PICTURES, PICTURES, type Pictures, readPictures } from './pictures.ts'

/** Each frame is a whole app: if more start at once, none is ready in time. */
const AT_ONCE = 2

const waiting = new Set<() => void>()
const starting = new Set<() => void>()

function startNext() {
  for (const start of waiting) {
    if (starting.size >= AT_ONCE) return
    waiting.delete(start)
    starting.add(start)
    start()
  }
}

/** Calls `start` when it is this frame's turn. Returns the function that ends its turn: it is ready, or no longer needed. */
function takeTurn(start: () => void): () => void {
  waiting.add(start)
  startNext()
  return () => {
    waiting.delete(start)
    starting.delete(start)
    startNext()
  }
}

/** Whether an element has ever been near the viewport. */
export function useHasBeenNear(place: RefObject<HTMLElement | null>): boolean {
  const [hasBeen, setHasBeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setHasBeen(true), {
      rootMargin: '200px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return hasBeen
}

/** Lets a frame start when it is its turn. Returns the part of its window to show, or the error. */
export function useFrameInTurn(frame: RefObject<HTMLIFrameElement | null>, isNeeded: boolean) {
  const [mayStart, setMayStart] = useState(false)
  const [shown, setShown] = useState<Box | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  useMessages(frame, (message) => {
    if (message.kind === 'shown') setShown(message.part)
    if (message.kind === 'trouble') setTrouble(message.what)
  })
  const isWaiting = isNeeded && !shown && trouble === null
  useEffect(() => (isWaiting ? takeTurn(() => setMayStart(true)) : undefined), [isWaiting])
  return { mayStart, shown, trouble }
}

const load = async (): Promise<Pictures> => {
  const response = await fetch(new URL(`${PICTURES}/${LIST}`, document.baseURI))
  return response.ok ? readPictures(await response.text()) : NO_PICTURES
}

/** The printed pictures; undefined while loading. */
export const usePictures = (): Pictures | undefined => useLoaded(load, NO_PICTURES)
