import type { Box } from '../../types.ts'
import { snapshot } from './snapshot.ts'

/** A picture of a screen: a data URL, and its size in CSS pixels. */
export interface Shot {
  picture: string
  width: number
  height: number
}

/** A frame is a whole app, so this limit is generous for a busy machine. */
export const LONGEST_MS = 70_000
/** A screen at which nothing has changed for so long is as a trader sees it: late code and answers are there. */
const STILL_MS = 200
/** Longest wait for that; a screen that shows a loader keeps it. */
const LATE_MS = 2_000

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

/** Waits for a check to hold. Throws `what` after the longest wait, and where it is given up. */
export async function until(what: string, signal: AbortSignal, longestMs: number, check: () => boolean) {
  const end = performance.now() + longestMs
  while (!check()) {
    signal.throwIfAborted()
    if (performance.now() > end) throw new Error(what)
    await pause()
  }
}

const partOf = (frame: HTMLIFrameElement) => JSON.parse(frame.contentDocument?.documentElement.dataset['part'] ?? 'null') as Box | null // as openFrame.ts writes it
const isShown = (frame: HTMLIFrameElement) => (partOf(frame)?.width ?? 0) > 0 && frame.contentDocument?.documentElement.dataset['shown'] !== undefined

/** Waits until a screen has stopped changing. */
async function settle(frame: HTMLIFrameElement, signal: AbortSignal) {
  let [before, since] = ['', performance.now()]
  const isStill = () => {
    const now = frame.contentDocument?.body.innerHTML ?? ''
    if (now !== before) [before, since] = [now, performance.now()]
    return performance.now() - since > STILL_MS
  }
  await until('', signal, LATE_MS, isStill).catch(() => signal.throwIfAborted())
}

/** A picture of a frame once it has loaded completely. Throws if it does not load. */
export async function takeShot(frame: HTMLIFrameElement, signal: AbortSignal): Promise<Shot> {
  await until('The view is not drawn', signal, LONGEST_MS, () => isShown(frame))
  await settle(frame, signal)
  const part = partOf(frame)
  if (!part) throw new Error('The view is gone')
  const { width, height } = part
  return { picture: await snapshot(frame, part), width, height }
}
