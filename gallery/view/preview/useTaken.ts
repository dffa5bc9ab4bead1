import { type RefObject, useEffect, useState } from 'react'
import { LONGEST_MS, type Shot, takeShot, until } from '../../export/storyboard/shot.ts'
import { frameUrl } from '../size.ts'

/** By the address of the view; each is taken once as long as the gallery is open. */
const shots = new Map<string, Shot>()

async function takeAt(frame: HTMLIFrameElement, address: string, signal: AbortSignal) {
  frame.contentWindow?.location.replace(frameUrl(address))
  await until('The view does not come', signal, LONGEST_MS, () => {
    // Between two pages a frame has a document without an element.
    const { shown, trouble } = frame.contentDocument?.querySelector('html')?.dataset ?? {}
    if (trouble !== undefined) throw new Error(trouble)
    return shown === address
  })
  shots.set(address, await takeShot(frame, signal))
}

/** A picture of a view for which none is printed, taken in a frame out of sight: one app for all of them. Null as long as it is not taken. */
export function useTaken(frame: RefObject<HTMLIFrameElement | null>, address: string | null): { shot: Shot | null; trouble: string | null } {
  const [ended, setEnded] = useState<{ address: string; trouble: string | null } | null>(null)
  useEffect(() => {
    if (!frame.current || address === null || shots.has(address)) return
    const giveUp = new AbortController()
    const { signal } = giveUp
    const end = (trouble: string | null) => {
      if (!signal.aborted) setEnded({ address, trouble })
    }
    takeAt(frame.current, address, signal).then(
      () => end(null),
      (error: unknown) => end(error instanceof Error ? error.message : String(error)),
    )
    return () => giveUp.abort()
  }, [frame, address])
  return { shot: address === null ? null : (shots.get(address) ?? null), trouble: ended?.address === address ? (ended?.trouble ?? null) : null }
}
