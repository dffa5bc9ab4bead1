import type { DOMWindow } from 'jsdom'
import type { Heard } from '../announcements/recordAnnouncements.ts'
import type { Inside } from './inside.ts'

/** One page of the app, from opening to leaving. */
export interface Page {
  window: DOMWindow
  /** Null until the app's code has started. */
  inside: Inside | null
  isGone: boolean
  /** By the simulation's clock. */
  heard: Heard
}
