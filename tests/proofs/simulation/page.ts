import type { DOMWindow } from 'jsdom'
import type { Announcements } from '../announcements/recordAnnouncements.ts'
import type { PageInternals } from './inside.ts'

/** One page of the app, from opening to leaving. */
export interface Page {
  window: DOMWindow
  /** Null until the app's code has started. */
  inside: PageInternals | null
  isGone: boolean
  /** By the simulation's clock. */
  announcements: Announcements
}
