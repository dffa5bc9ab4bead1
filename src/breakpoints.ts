/** The widths from which the layout changes, CSS px: one table for utilities, style sheets and components. Specification §9. */
export const BREAKPOINTS = { phone: 600, tablet: 700, desktop: 980, wide: 1280 } as const

export type Breakpoint = keyof typeof BREAKPOINTS
