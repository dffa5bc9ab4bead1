/** Long enough for a slow machine: a skipped frame would change measured heights. */
const LONGEST_FRAME_MS = 2_000
/** A background tab renders no frames. */
const HIDDEN_FRAME_MS = 50

/** Resolves after the next frame; in a background tab, after a short delay. */
export const afterNextFrame = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, document.visibilityState === 'hidden' ? HIDDEN_FRAME_MS : LONGEST_FRAME_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
