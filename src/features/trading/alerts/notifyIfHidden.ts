import { type MaskableText, renderText } from '../../../ui/masked/renderText.ts'
import { isTabVisible } from '../../../ui/visibility/visibility.ts'
import { storedAlerts } from './storedAlerts.ts'
import { notify } from './notification.ts'
import { markTitle } from './markTitle.ts'

/** The tab is hidden, or another window has the focus. */
export const isTabHidden = () => !isTabVisible() || !document.hasFocus()

interface News {
  title: string
  text?: MaskableText
  /** A short text for the tab's title; defaults to `title`. */
  brief?: string
}

/** If the tab is hidden, shows news in its title and, if enabled, as a system notification. */
export function notifyIfHidden({ title, text, brief = title }: News) {
  if (!isTabHidden()) return
  markTitle(brief)
  if (storedAlerts.get().notifies) notify(title, renderText(text))
}

/** The same for the user's own orders and payments, unless switched off. */
export function notifyOwnEvents(news: News) {
  if (storedAlerts.get().tellsOwn) notifyIfHidden(news)
}
