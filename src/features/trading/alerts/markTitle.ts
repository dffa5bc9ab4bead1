import { onSessionEnd } from '../../../queries/session.ts'
import { setTitlePart } from '../../../shared/page/documentTitle.ts'
import { isTabVisible, onVisibility } from '../../../ui/visibility/visibility.ts'

let take = () => {}

/** Puts a mark before the tab's title until the tab is visible; the page continues to update the title after the mark. */
export function markTitle(text: string) {
  take()
  const look = () => isTabVisible() && document.hasFocus() && take()
  const unsubscribe = onVisibility(look)
  window.addEventListener('focus', look)
  setTitlePart('news', `(!) ${text} · `)

  take = () => {
    take = () => {}
    unsubscribe()
    window.removeEventListener('focus', look)
    setTitlePart('news', '')
  }
}

onSessionEnd(() => take())
