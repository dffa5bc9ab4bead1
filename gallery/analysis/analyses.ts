/** What can be asked of a state and its machine, by its name in the address. */
export const ANALYSES = {
  machine: 'Machine',
} as const
export type Analysis = keyof typeof ANALYSES

/** In their order. */
export const ANALYSIS_NAMES = Object.keys(ANALYSES) as Analysis[] // the keys of ANALYSES
