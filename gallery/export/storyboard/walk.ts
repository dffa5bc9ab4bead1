import type { FrameMessage } from '../../frame/wire.ts'
import type { Step } from '../../paths.ts'
import { LONGEST_MS, type Shot, takeShot, until } from './shot.ts'

/**
 * Sends a path's events to a frame, one after the other, and takes a picture of every screen. Throws the frame's errors, and if
 * the walk is cancelled.
 */
export async function walk(frame: HTMLIFrameElement, steps: readonly Step[], signal: AbortSignal, onShot: (shot: Shot, at: number) => void) {
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
  const arrival = (state: string) =>
    until(`“${state}” does not come`, signal, LONGEST_MS, () => {
      if (trouble !== null) throw new Error(trouble)
      return at === state
    })
  window.addEventListener('message', hear, { signal })
  await until('The view does not come', signal, LONGEST_MS, () => {
    if (trouble !== null) throw new Error(trouble)
    return at !== null
  })
  onShot(await takeShot(frame, signal), 0)
  for (const [index, { event, state }] of steps.entries()) {
    at = null
    hasMoved = false
    frame.contentWindow?.postMessage({ kind: 'send', event } satisfies FrameMessage, window.location.origin)
    await arrival(state)
    onShot(await takeShot(frame, signal), index + 1)
  }
}
