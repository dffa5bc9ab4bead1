import type { Box, ViewReport } from '../types.ts'

/** Messages between a frame and the page around it. */
export type FrameMessage =
  /** To the frame: send the machine this sample event. */
  | { kind: 'send'; event: string }
  /** To the frame: show the current view again; a running one restarts. */
  | { kind: 'again' }
  /** To the frame: move the keyboard focus into it. */
  | { kind: 'enter' }
  /** Escape was pressed: the focus returns to the surrounding page. */
  | { kind: 'out' }
  /** The trader has closed the view. */
  | { kind: 'closed' }
  | { kind: 'moved'; moved: ViewReport }
  /** The view in its address is rendered; `part` is its bounding box. */
  | { kind: 'shown'; part: Box }
  /** The app tried to navigate there. */
  | { kind: 'left'; url: string }
  | { kind: 'trouble'; what: string }

/** Posts a message to the page around. */
export const postToParent = (message: FrameMessage) => window.parent.postMessage(message, window.location.origin)

/** A printer's event on the document: the part is brought into sight and measured once more, since some of it can have come late. */
export const MEASURE = 'measure-part'
