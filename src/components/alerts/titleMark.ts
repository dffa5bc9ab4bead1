import { onSessionEnd } from '../../queries/session.ts'

let take = () => {}

/** Puts a mark before the tab's title until the tab is seen; the page goes on changing the title behind it. */
export function markTitle(text: string) {
  take()
  const mark = `(!) ${text} · `
  // The page writes its price there: the mark comes before it again.
  const keep = () => {
    if (!document.title.startsWith(mark)) document.title = mark + document.title
  }
  const look = () => document.visibilityState === 'visible' && document.hasFocus() && take()
  const changes = new MutationObserver(keep)
  changes.observe(document.head, { subtree: true, childList: true, characterData: true })
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  keep()

  take = () => {
    take = () => {}
    changes.disconnect()
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
    if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
  }
}

onSessionEnd(() => take())
