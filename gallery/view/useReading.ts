import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Often enough to follow, and seldom enough to work something out each time. */
const EVERY_MS = 400

/**
 * What `read` finds in the page of a frame once its view is shown, and again after each change of it; null until then. `about`: what
 * `read` depends on. Called at most every `everyMs`.
 */
export function useReading<Result>(frame: RefObject<HTMLIFrameElement | null>, read: (page: Document) => Result | Promise<Result>, about: unknown, everyMs = EVERY_MS): Result | null {
  const [result, setResult] = useState<Result | null>(null)
  const look = useEffectEvent(async (signal: AbortSignal) => {
    const page = frame.current?.contentDocument
    // As the frame reports it.
    if (page?.querySelector<HTMLElement>(':root')?.dataset['shown'] === undefined) return
    const found = await read(page)
    if (!signal.aborted) setResult(() => found)
  })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const end = new AbortController()
    const { signal } = end
    let timer: ReturnType<typeof setTimeout> | undefined
    const changed = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void look(signal)
      }, everyMs)
    }
    const changes = new MutationObserver(changed)
    let view: Window | null = null
    const leave = () => {
      changes.disconnect()
      for (const event of ['resize', 'scroll']) view?.removeEventListener(event, changed, true)
    }
    const follow = () => {
      leave()
      view = element.contentWindow
      for (const event of ['resize', 'scroll']) view?.addEventListener(event, changed, true)
      if (element.contentDocument) changes.observe(element.contentDocument, { subtree: true, childList: true, characterData: true, attributes: true })
      changed()
    }
    follow()
    element.addEventListener('load', follow, { signal })
    return () => {
      end.abort()
      leave()
      clearTimeout(timer)
    }
  }, [frame, about, everyMs])
  return result
}
