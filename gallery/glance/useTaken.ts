import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { LONGEST_MS, type Shot, take, until } from '../storyboard/shot.ts'
import { frameUrl } from '../view/size.ts'

/** By the address of the view; each is taken once as long as the gallery is open. */
const kept = new Map<string, Shot>()

async function takeAt(frame: HTMLIFrameElement, address: string, signal: AbortSignal) {
  frame.contentWindow?.location.replace(frameUrl(address))
  await until('The view does not come', signal, LONGEST_MS, () => {
    const { shown, trouble } = frame.contentDocument?.documentElement.dataset ?? {}
    if (trouble !== undefined) throw new Error(trouble)
    return shown === address
  })
  kept.set(address, await take(frame, signal))
}

/** A picture of a view for which none is printed, taken in a frame out of sight: one app for all of them. Null as long as it is not taken. */
export function useTaken(frame: RefObject<HTMLIFrameElement | null>, address: string | null): { shot: Shot | null; trouble: string | null } {
  const [failed, setFailed] = useState<{ address: string; trouble: string } | null>(null)
  const [, tellTaken] = useState('')
  const begin = useEffectEvent(async (wanted: string, signal: AbortSignal) => {
    if (!frame.current || kept.has(wanted)) return
    try {
      await takeAt(frame.current, wanted, signal)
      if (!signal.aborted) tellTaken(wanted)
    } catch (error) {
      if (!signal.aborted) setFailed({ address: wanted, trouble: error instanceof Error ? error.message : String(error) })
    }
  })
  useEffect(() => {
    const giveUp = new AbortController()
    if (address !== null) void begin(address, giveUp.signal)
    return () => giveUp.abort()
  }, [address])
  return { shot: address === null ? null : (kept.get(address) ?? null), trouble: failed?.address === address ? (failed?.trouble ?? null) : null }
}
