import type { Heard } from '../announcements/recordAnnouncements.ts'

/** Page state that is not in its ARIA snapshot. */
export interface Beside {
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
  heard: Heard
}

/** Collects it, in the page. */
export function beside(): Beside {
  const marked = (attribute: string) => [...document.querySelectorAll(`[${attribute}]`)]
  const nameOf = (element: Element) => element.ariaLabel ?? element.textContent.trim()
  // Created by hear; a page that is not parsed yet has none.
  const { $heard = { said: [], titles: [] } } = window as { $heard?: Heard }
  const heard = { said: $heard.said.splice(0), titles: $heard.titles.slice(-200) }
  return {
    heard,
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
