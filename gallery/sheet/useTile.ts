import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Box } from '../frame/part.ts'
import type { FrameMessage } from '../frame/wire.ts'
import { takeTurn } from './turns.ts'

/** Whether an element has come near what is seen of the page. Once it has, it stays so. */
export function useHasBeenNear(place: RefObject<HTMLElement | null>): boolean {
  const [hasBeen, setHasBeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setHasBeen(true), { rootMargin: '200px' })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return hasBeen
}

/** Lets a frame begin when its turn has come, and hears which part of its window it is about, or what is in its way. */
export function useFrameInTurn(frame: RefObject<HTMLIFrameElement | null>, isWanted: boolean) {
  const [mayBegin, setMayBegin] = useState(false)
  const [shown, setShown] = useState<Box | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const hear = useEffectEvent((message: FrameMessage, end: () => void) => {
    if (message.kind === 'shown') setShown(message.part)
    if (message.kind === 'trouble') setTrouble(message.what)
    if (message.kind === 'shown' || message.kind === 'trouble') end()
  })
  useEffect(() => {
    if (!isWanted) return
    const end = takeTurn(() => setMayBegin(true))
    const heard = ({ source, data }: MessageEvent<FrameMessage>) => source !== null && source === frame.current?.contentWindow && hear(data, end)
    window.addEventListener('message', heard)
    return () => {
      window.removeEventListener('message', heard)
      end()
    }
  }, [frame, isWanted])
  return { mayBegin, shown, trouble }
}
