import { isShown } from './rootOf.ts'

/** Often enough to follow, and seldom enough to work something out each time. */
const EVERY_MS = 400

/** Calls `look` with the page in a frame once its view is shown, and again whenever it has changed. Returns the function that ends it. */
export function watchPage(frame: HTMLIFrameElement, look: (page: Document) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let watched: Document | null = null
  const lookNow = () => {
    timer = undefined
    if (frame.contentDocument && isShown(frame)) look(frame.contentDocument)
  }
  const changed = () => {
    timer ??= setTimeout(lookNow, EVERY_MS)
  }
  const changes = new MutationObserver(changed)
  const follow = () => {
    if (frame.contentDocument === watched) return
    watched = frame.contentDocument
    changes.disconnect()
    if (watched) changes.observe(watched, { subtree: true, childList: true, characterData: true, attributes: true })
    frame.contentWindow?.addEventListener('resize', changed)
    changed()
  }
  follow()
  frame.addEventListener('load', follow)
  return () => {
    frame.removeEventListener('load', follow)
    frame.contentWindow?.removeEventListener('resize', changed)
    changes.disconnect()
    clearTimeout(timer)
  }
}
