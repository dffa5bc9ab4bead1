import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type FoundSpot, findSpot } from './spot.ts'
import type { Note } from './note.ts'

export type Positions = ReadonlyMap<string, FoundSpot>

const isSame = (one: Positions, other: Positions) => JSON.stringify([...one]) === JSON.stringify([...other])

/** The position of each note in the view, by its id; updated when the view changes, scrolls or is resized. */
export function usePositions(frame: RefObject<HTMLIFrameElement | null>, notes: readonly Note[], lang: string): Positions {
  const [places, setPlaces] = useState<Positions>(new Map())
  const look = useEffectEvent(() => {
    const view = frame.current?.contentDocument
    if (!view?.body) return
    const found = new Map(notes.map((note) => [note.id, findSpot(view, note, note.lang === lang)]))
    setPlaces((before) => (isSame(before, found) ? before : found))
  })

  const what = JSON.stringify([lang, notes.map(({ id, element, at }) => [id, element, at])])
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
