import type { DOMWindow } from 'jsdom'
import type { Heard } from '../hearing/hear.ts'
import type { Inside } from './inside.ts'

/** One page of the app, from its opening until it is left. */
export interface Page {
  window: DOMWindow
  /** Null until the app's code has started. */
  inside: Inside | null
  isGone: boolean
  /** By the clock of the whole simulation. */
  heard: Heard
}
