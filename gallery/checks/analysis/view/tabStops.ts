import { type CheckOptions, tabbable } from 'tabbable'
import { announcementOf } from './announcements.ts'
import type { Entry } from './entry.ts'

/** They only return the focus to the dialog. */
const isGuard = (element: Element) => element.matches('[data-headlessui-focus-guard]')

function faultOf(element: Element, fault: string | null): string | null {
  if (element.closest('[aria-hidden="true"]')) return 'It takes the focus, and is hidden from screen readers.'
  if (Number(element.getAttribute('tabindex')) > 0) return 'Its tabindex takes it out of the order of the page.'
  return fault
}

/** The tab stops in order: without inert, hidden and disabled elements, and one per radio group. */
export function tabStops(page: Document, options: CheckOptions = {}): Entry[] {
  const entries = tabbable(page.body, options).filter((element) => !isGuard(element)).map((element) => ({ element, ...announcementOf(element) }))
  return entries.map(({ element, fault, ...entry }) => ({ ...entry, fault: faultOf(element, fault) }))
}
