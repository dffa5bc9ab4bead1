/**
 * The widths at which the layout changes, in CSS px at the browser's default font size: one table for utilities, style sheets and
 * components. Specification §9.
 */
export const BREAKPOINTS = { phone: 600, tablet: 700, desktop: 980, wide: 1280 } as const

export type Breakpoint = keyof typeof BREAKPOINTS

/** A width for media queries in em, which are relative to the browser's font size: with large text, the narrow layout applies earlier. */
export const inEm = (px: number) => `${px / 16}em`
