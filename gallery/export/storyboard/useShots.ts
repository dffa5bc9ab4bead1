import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Step } from '../../paths.ts'
import type { Shot } from './shot.ts'
import { walk } from './walk.ts'

interface Shots {
  /** Of the address they were taken of. */
  of: string
  taken: readonly Shot[]
  trouble: string | null
}

/** Pictures of all screens of a path, as a frame walks it. `of`: the address of its beginning, of which the frame is; null if there is nothing to walk. */
export function useShots(frame: RefObject<HTMLIFrameElement | null>, steps: readonly Step[], of: string | null): Shots {
  const none: Shots = { of: of ?? '', taken: [], trouble: null }
  const [shots, setShots] = useState(none)
  const begin = useEffectEvent(async (signal: AbortSignal) => {
    if (!frame.current || of === null) return
    const taken: Shot[] = []
    const say = (trouble: string | null) => signal.aborted || setShots({ of, taken: [...taken], trouble })
    try {
      await walk(frame.current, steps, signal, (shot) => {
        taken.push(shot)
        say(null)
      })
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
    }
  })
  useEffect(() => {
    const giveUp = new AbortController()
    void begin(giveUp.signal)
    return () => giveUp.abort()
  }, [of])
  return shots.of === of ? shots : none
}
