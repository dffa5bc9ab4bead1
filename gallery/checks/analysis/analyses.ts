/** What can be read from a state's view. */
export const VIEW_ANALYSES = {
  order: 'Tab order',
  names: 'Names and roles',
  contrast: 'Contrast',
  targets: 'Target sizes',
} as const

/** And what its texts do in Polish: by its name in the address. */
export const ANALYSES = { ...VIEW_ANALYSES, fit: 'Texts in Polish' } as const
export type Analysis = keyof typeof ANALYSES

/** In their order. */
export const ANALYSIS_NAMES = Object.keys(ANALYSES) as Analysis[] // the keys of ANALYSES
