import { classes } from '../display/classes.ts'

export const hintId = (id: string) => `${id}-hint`
export const errorId = (id: string) => `${id}-error`

/** aria-describedby of the control inside a Field: the ids of its visible hint and error. */
export const describedBy = (id: string, visible: { hint?: unknown; error?: unknown }) =>
  classes(visible.error ? errorId(id) : null, visible.hint ? hintId(id) : null) || undefined
