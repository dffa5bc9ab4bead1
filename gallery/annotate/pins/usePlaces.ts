import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Found, findSpot } from './spot.ts'
import type { Pin } from './pin.ts'

export type Places = ReadonlyMap<string, Found>

const isSame = (one: Places, other: Places) => JSON.stringify([...one]) === JSON.stringify([...other])

/** Where each note is in the view of a frame now, by its id; looked up anew whenever the view changes, scrolls or is resized. */
export function usePlaces(frame: RefObject<HTMLIFrameElement | null>, pins: readonly Pin[], lang: string): Places {
  const [places, setPlaces] = useState<Places>(new Map())
  const look = useEffectEvent(() => {
    const view = frame.current?.contentDocument
    if (!view?.body) return
    const found = new Map(pins.map((pin) => [pin.id, findSpot(view, pin, pin.lang === lang)]))
    setPlaces((before) => (isSame(before, found) ? before : found))
  })

  const what = JSON.stringify([lang, pins.map(({ id, element, at }) => [id, element, at])])
  useEffect(() => {
    const element = frame.current
    const onLook = () => look()
    let watched: Window | null = null
    const watch = () => {
      watched = element?.contentWindow ?? null
      watched?.addEventListener('scroll', onLook, true)
      watched?.addEventListener('resize', onLook)
      look()
    }
    const onMessage = ({ source }: MessageEvent) => source === element?.contentWindow && look()
    watch()
    element?.addEventListener('load', watch)
    window.addEventListener('message', onMessage)
    return () => {
      watched?.removeEventListener('scroll', onLook, true)
      watched?.removeEventListener('resize', onLook)
      element?.removeEventListener('load', watch)
      window.removeEventListener('message', onMessage)
    }
  }, [frame, what])

  return places
}
