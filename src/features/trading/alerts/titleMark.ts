import { onSessionEnd } from '../../../queries/session.ts'
import { setTitlePart } from '../../../shared/page/documentTitle.ts'

let take = () => {}

/** Puts a mark before the tab's title until the tab is seen; the page goes on changing the title behind it. */
export function markTitle(text: string) {
  take()
  const look = () => document.visibilityState === 'visible' && document.hasFocus() && take()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  setTitlePart('news', `(!) ${text} · `)

  take = () => {
    take = () => {}
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
    setTitlePart('news', '')
  }
}

onSessionEnd(() => take())
