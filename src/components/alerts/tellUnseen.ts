import { markTitle } from './titleMark.ts'

/** Nobody looks at this tab, or somebody works in another window beside it. */
export const isUnseen = () => document.visibilityState === 'hidden' || !document.hasFocus()

interface News {
  /** For the tab's title, which has room for a few words. */
  brief: string
}

/** Tells by the tab's title what nobody may have seen in the page. */
export function tellUnseen({ brief }: News) {
  if (isUnseen()) markTitle(brief)
}
