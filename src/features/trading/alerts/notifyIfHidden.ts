import { type MaskableText, renderText } from '../../../ui/masked/renderText.ts'
import { isTabVisible } from '../../../ui/visibility/visibility.ts'
import { storedAlerts } from './storedAlerts.ts'
import { notify } from './notification.ts'
import { markTitle } from './titleMark.ts'

/** Nobody looks at this tab, or somebody works in another window beside it. */
export const isTabHidden = () => !isTabVisible() || !document.hasFocus()

interface News {
  title: string
  text?: MaskableText
  /** For the tab's title, which has room for a few words; else the title. */
  brief?: string
}

/** Tells what nobody may have seen in the page: by the tab's title, and by the system where that is switched on. */
export function notifyIfHidden({ title, text, brief = title }: News) {
  if (!isTabHidden()) return
  markTitle(brief)
  if (storedAlerts.get().notifies) notify(title, renderText(text))
}

/** The same of the user's own orders and payments, unless that is switched off. */
export function notifyOwnEvents(news: News) {
  if (storedAlerts.get().tellsOwn) notifyIfHidden(news)
}
