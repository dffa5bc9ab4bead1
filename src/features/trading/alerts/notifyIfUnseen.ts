import { onSessionEnd } from '../../../queries/call/session.ts'
import { setTitlePart } from '../../../shared/page/documentTitle.ts'
import { everySecond } from '../../../ui/hooks/everySecond.ts'
import { type MaskableText, renderText } from '../../../ui/masked/renderText.ts'
import { isTabVisible, onVisibility } from '../../../ui/visibility/visibility.ts'
import { storedAlerts } from './storedAlerts.ts'

/** The trader may not see the page: its tab is hidden, or another window has the focus. */
export const isUnseen = () => !isTabVisible() || !document.hasFocus()

interface News {
  title: string
  text?: MaskableText
  /** A short text for the tab's title; defaults to `title`. */
  brief?: string
  /** Tells it from other news of the same title, alike in every tab: such as an order's id. */
  topic?: string | undefined
}

/** If the page is not in sight, shows news in its title and, if enabled, as a system notification. */
export function notifyIfUnseen({ title, text, brief = title, topic }: News) {
  if (!isUnseen()) return
  markTitle(brief)
  if (storedAlerts.get().notifies) notify(title, renderText(text), topic)
}

/** The same for the user's own orders and payments, unless switched off. */
export function notifyOwnEvents(news: News) {
  if (storedAlerts.get().tellsOwn) notifyIfUnseen(news)
}

let unmark = () => {}

/** Puts a mark before the tab's title until the tab is visible; the page continues to update the title after the mark. */
export function markTitle(text: string) {
  unmark()
  const unmarkIfSeen = () => {
    if (!isTabVisible() || !document.hasFocus()) return
    unmark()
    closeShown()
  }
  const unsubscribe = onVisibility(unmarkIfSeen)
  window.addEventListener('focus', unmarkIfSeen)
  // A press in a frame, such as the third-party chart, gives the tab the focus without an event here.
  const stop = everySecond(unmarkIfSeen)
  setTitlePart('news', `(!) ${text} · `)

  unmark = () => {
    unmark = () => {}
    unsubscribe()
    stop()
    window.removeEventListener('focus', unmarkIfSeen)
    setTitlePart('news', '')
  }
}

onSessionEnd(() => {
  unmark()
  closeShown()
})

/** unsupported: the browser has no notifications, or only with a service worker, as on Android. */
type NotificationState = NotificationPermission | 'unsupported'

export const notificationState = (): NotificationState =>
  'Notification' in window ? Notification.permission : 'unsupported'

/** Shows the browser's permission prompt. Call only on click. */
export const askForNotifications = async (): Promise<NotificationState> =>
  'Notification' in window ? Notification.requestPermission() : 'unsupported'

/** Those that are closed once the tab is seen: a system shows a second one of a tag without a sound. */
const shownByNow = new Set<Notification>()
function closeShown() {
  for (const shown of shownByNow) shown.close()
  shownByNow.clear()
}

/** Shows a system notification, once if several tabs report the same event. False if the browser cannot. */
export function notify(title: string, body: string | undefined, topic = ''): boolean {
  if (notificationState() !== 'granted') return false
  try {
    const shown = new Notification(title, { ...(body && { body }), tag: `${topic} ${title}`.trim() })
    shownByNow.add(shown)
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
    })
    return true
  } catch {
    return false
  }
}
