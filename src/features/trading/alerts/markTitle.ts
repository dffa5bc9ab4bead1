import { onSessionEnd } from '../../../queries/session.ts'
import { setTitlePart } from '../../../shared/page/documentTitle.ts'
import { isTabVisible, onVisibility } from '../../../ui/visibility/visibility.ts'

let unmark = () => {}

/** Puts a mark before the tab's title until the tab is visible; the page continues to update the title after the mark. */
export function markTitle(text: string) {
  unmark()
  const unmarkIfSeen = () => isTabVisible() && document.hasFocus() && unmark()
  const unsubscribe = onVisibility(unmarkIfSeen)
  window.addEventListener('focus', unmarkIfSeen)
  setTitlePart('news', `(!) ${text} · `)

  unmark = () => {
    unmark = () => {}
    unsubscribe()
    window.removeEventListener('focus', unmarkIfSeen)
    setTitlePart('news', '')
  }
}

onSessionEnd(() => unmark())
