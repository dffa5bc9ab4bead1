/** What the page tells beside its ARIA snapshot. */
export interface Beside {
  address: string
  /** Wider than the window: it can be pushed sideways. */
  isTooWide: boolean
  /** Something has the focus, also where no screen reader has a name for it: what came of a press, or a row. */
  isFocused: boolean
  /** What is marked as the present one of its kind, such as a page of a list. */
  current: readonly string[]
  /** Columns, and how they are sorted. */
  sorted: readonly string[]
}

/** Gathers it, in the page. */
export function beside(): Beside {
  const marked = (attribute: string) => [...document.querySelectorAll(`[${attribute}]`)]
  const nameOf = (element: Element) => element.ariaLabel ?? element.textContent.trim()
  return {
    address: location.href,
    isTooWide: document.documentElement.scrollWidth > innerWidth,
    isFocused: document.activeElement !== document.body,
    current: marked('aria-current').map(nameOf),
    sorted: marked('aria-sort').map((column) => `${nameOf(column)}: ${column.ariaSort}`),
  }
}
