import type { FromHost } from '../../../api/host.ts'

type Insets = Extract<FromHost, { type: 'insets' }>

/** Keeps the page clear of the host's bars at its edges, and the focused input in view. edges.css. */
export function applyInsets({ top, right, bottom, left }: Insets) {
  const { style } = document.documentElement
  for (const [edge, px] of Object.entries({ top, right, bottom, left })) style.setProperty(`--inset-${edge}`, `${px}px`)
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.scrollIntoView({ block: 'nearest' })
}
