import type { Moved } from '../types.ts'

/** What a frame and the page around it say to each other. */
export type FrameMessage =
  /** To the frame: send the machine this sample event. */
  | { kind: 'send'; event: string }
  | { kind: 'moved'; moved: Moved }
  /** The app would have left for there. */
  | { kind: 'left'; url: string }
  | { kind: 'trouble'; what: string }

/** Tells the page around. */
export const told = (message: FrameMessage) => window.parent.postMessage(message, window.location.origin)
