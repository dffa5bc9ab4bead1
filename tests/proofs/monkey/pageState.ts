import type { Announcements } from '../announcements/recordAnnouncements.ts'

/** Page state that is not in its ARIA snapshot. */
export interface PageState {
  address: string
  /** Wider than the window: it scrolls sideways. */
  isTooWide: boolean
  /** Something has the focus, including elements without a name for screen readers, such as an outcome or a row. */
  isFocused: boolean
  /** Elements marked as current, such as a page of a list. */
  current: readonly string[]
  /** Columns with their sort order. */
  sorted: readonly string[]
  title: string
  /** Contents of both storages for this page. */
  stored: readonly [key: string, value: string][]
  /** Since the previous observation. */
  announcements: Announcements
}

/** Collects it, in the page. */
export function readPageState(): PageState {
  const marked = (attribute: string) => [...document.querySelectorAll(`[${attribute}]`)]
  const nameOf = (element: Element) => element.ariaLabel ?? element.textContent.trim()
  // Created by recordAnnouncements; a page that is not parsed yet has none.
  const { $announcements = { texts: [], titles: [] } } = window as { $announcements?: Announcements }
  const announcements = { texts: $announcements.texts.splice(0), titles: $announcements.titles.slice(-200) }
  return {
    announcements,
    address: location.href,
    title: document.title,
    // The browser's own error page has no access to storage.
    stored: window.origin === 'null' ? [] : [localStorage, sessionStorage].flatMap((area) => Object.entries<string>(area)),
    isTooWide: document.documentElement.scrollWidth > innerWidth,
    isFocused: document.activeElement !== document.body,
    current: marked('aria-current').map(nameOf),
    sorted: marked('aria-sort').map((column) => `${nameOf(column)}: ${column.ariaSort}`),
  }
}
