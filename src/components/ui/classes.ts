/** Joins class names; what is false, null or undefined is left out. */
export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
