import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { FrameMessage } from '../../frame/wire.ts'
import type { Step } from '../../paths.ts'
import type { Size } from '../../types.ts'
import { partIn, snapshot } from '../files.ts'

/** A picture of a screen, a data URL, and its size in CSS pixels. */
export interface Shot extends Size {
  picture: string
}

/** A frame is a whole app, so this limit is generous for a busy machine. */
const LONGEST_MS = 70_000
/** A screen at which nothing has changed for so long is as a trader sees it: late code and answers are there. */
const STILL_MS = 200
/** Longest wait for that; a screen that shows a loader keeps it. */
const LATE_MS = 2_000

/** Waits for a check to hold. Throws `what` after the longest wait, and where it is given up. */
async function until(what: string, signal: AbortSignal, longestMs: number, check: () => boolean) {
  const end = performance.now() + longestMs
  while (!check()) {
    signal.throwIfAborted()
    if (performance.now() > end) throw new Error(what)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** A picture of a frame once it has stopped changing. */
async function takeShot(frame: HTMLIFrameElement, signal: AbortSignal): Promise<Shot> {
  await until(
    'The view is not drawn',
    signal,
    LONGEST_MS,
    () => (partIn(frame)?.width ?? 0) > 0 && frame.contentDocument?.documentElement.dataset['shown'] !== undefined,
  )
  let [before, since] = ['', performance.now()]
  const isStill = () => {
    const now = frame.contentDocument?.body.innerHTML ?? ''
    if (now !== before) [before, since] = [now, performance.now()]
    return performance.now() - since > STILL_MS
  }
  await until('', signal, LATE_MS, isStill).catch(() => signal.throwIfAborted())
  const { width = 0, height = 0 } = partIn(frame) ?? {}
  return { picture: (await snapshot(frame)).toDataURL(), width, height }
}

/** Sends a path's events to a frame, one after the other, and takes a picture of every screen. Throws the frame's errors, and if it is given up. */
async function walk(
  frame: HTMLIFrameElement,
  steps: readonly Step[],
  signal: AbortSignal,
  onShot: (shot: Shot) => void,
) {
  /** The state the view is drawn in; null while an event is on its way. */
  let at: string | null = null
  let hasMoved = false
  let trouble: string | null = null
  const hear = ({ source, data }: MessageEvent<FrameMessage>) => {
    if (source === null || source !== frame.contentWindow) return
    if (data.kind === 'trouble') trouble = data.what
    if (data.kind === 'moved') hasMoved = true
    // As openFrame.ts writes it.
    if (data.kind === 'shown' && hasMoved) at = frame.contentDocument?.documentElement.dataset['state'] ?? null
  }
  const arrival = (state: string | null) =>
    until(state === null ? 'The view does not come' : `“${state}” does not come`, signal, LONGEST_MS, () => {
      if (trouble !== null) throw new Error(trouble)
      return state === null ? at !== null : at === state
    })
  window.addEventListener('message', hear, { signal })
  await arrival(null)
  onShot(await takeShot(frame, signal))
  for (const { event, state } of steps) {
    at = null
    hasMoved = false
    frame.contentWindow?.postMessage({ kind: 'send', event } satisfies FrameMessage, window.location.origin)
    await arrival(state)
    onShot(await takeShot(frame, signal))
  }
}

/** Pictures of all screens of a path, as a frame walks it. `of`: the address of its beginning, of which the frame is; null if there is nothing to walk. */
export function useShots(frame: RefObject<HTMLIFrameElement | null>, steps: readonly Step[], of: string | null) {
  const none: { of: string | null; taken: Shot[]; trouble: string | null } = { of, taken: [], trouble: null }
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
