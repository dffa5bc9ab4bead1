/** A busy machine is slow to draw; what was passed over there would have another height than elsewhere. */
const LONGEST_FRAME_MS = 2_000
/** Of a tab in the background nothing is drawn. */
const HIDDEN_FRAME_MS = 50

/** The next frame is drawn; where nothing is (a tab in the background), a while has passed. */
export const drawn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, document.visibilityState === 'hidden' ? HIDDEN_FRAME_MS : LONGEST_FRAME_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** A dialog never gets lower while it is open, and forgets that when its width changes: each way to a view is as if it had just opened. */
export async function forgetHeights() {
  const bodies = [...document.querySelectorAll<HTMLElement>('.dialog-body')]
  for (const body of bodies) body.style.width = 'calc(100% - 1px)'
  await drawn()
  for (const body of bodies) body.style.width = ''
  await drawn()
}
