/** The types of a machine. XState uses only the type, never the value. */
export const typesOf = <Types extends object>() => ({}) as Types // The value is never read: see above.
