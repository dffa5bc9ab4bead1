import type { Moved } from '../types.ts'
import type { Box } from './part.ts'

/** What a frame and the page around it say to each other. */
export type FrameMessage =
  /** To the frame: send the machine this sample event. */
  | { kind: 'send'; event: string }
  /** To the frame: show the present view anew; a running one begins again. */
  | { kind: 'again' }
  /** To the frame: the keyboard is to work in it from here on. */
  | { kind: 'enter' }
  /** Escape has been pressed: the keyboard goes back to the page around. */
  | { kind: 'out' }
  /** The trader has closed what was shown. */
  | { kind: 'closed' }
  | { kind: 'moved'; moved: Moved }
  /** The view its address names is drawn; `part` is what it is about. */
  | { kind: 'shown'; part: Box }
  /** The app would have left for there. */
  | { kind: 'left'; url: string }
  | { kind: 'trouble'; what: string }

/** Tells the page around. */
export const told = (message: FrameMessage) => window.parent.postMessage(message, window.location.origin)
