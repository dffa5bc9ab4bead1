/** How a picture is placed over the view. */
export interface OverlaySettings {
  /** Onion skin: transparent. Split: on one side of a divider. Difference: equal pixels are black. */
  mode: 'seeThrough' | 'split' | 'difference'
  /** As wide as the view, or at one or two picture pixels per CSS pixel of the view. */
  scale: 'fit' | '1x' | '2x'
  /** Percent; in seen through. */
  opacity: number
  /** Where the divider is, percent from the left. */
  divider: number
  /** From the view's corner, CSS px of the view. */
  x: number
  y: number
}

export const FIRST: OverlaySettings = { mode: 'seeThrough', scale: 'fit', opacity: 50, divider: 50, x: 0, y: 0 }
