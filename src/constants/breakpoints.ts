/** The widths from which the layout changes, CSS px at the browser's ordinary font size: one table for utilities, style sheets and components. Specification §9. */
export const BREAKPOINTS = { phone: 600, tablet: 700, desktop: 980, wide: 1280 } as const

export type Breakpoint = keyof typeof BREAKPOINTS

/** A width for media queries, which count it in the browser's font size: to a reader of large text the window is as narrow as it reads. */
export const inEm = (px: number) => `${px / 16}em`
