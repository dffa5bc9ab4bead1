/** Joins class names; skips false, null and undefined. */
export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
