import { type OwnText, textOf } from '../../../ui/masked/ownText.ts'
import { isTabVisible } from '../../../ui/visibility/visibility.ts'
import { keptAlerts } from './keptAlerts.ts'
import { notify } from './notification.ts'
import { markTitle } from './titleMark.ts'

/** Nobody looks at this tab, or somebody works in another window beside it. */
export const isUnseen = () => !isTabVisible() || !document.hasFocus()

interface News {
  title: string
  text?: OwnText
  /** For the tab's title, which has room for a few words; else the title. */
  brief?: string
}

/** Tells what nobody may have seen in the page: by the tab's title, and by the system where that is switched on. */
export function tellUnseen({ title, text, brief = title }: News) {
  if (!isUnseen()) return
  markTitle(brief)
  if (keptAlerts.get().notifies) notify(title, textOf(text))
}

/** The same of the user's own orders and payments, unless that is switched off. */
export function tellOwn(news: News) {
  if (keptAlerts.get().tellsOwn) tellUnseen(news)
}
