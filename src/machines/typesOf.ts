/** The types of a machine. XState reads their types alone, never the value. */
export const typesOf = <Types extends object>() => ({}) as Types // Nothing is there to hold: see above.
