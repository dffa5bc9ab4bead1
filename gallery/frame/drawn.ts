const LONGEST_FRAME_MS = 100

/** The next frame is drawn; where nothing is (a frame out of sight), a while has passed. */
export const drawn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_FRAME_MS)
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
