/** The analysis of a state's view. */
export const VIEW_READINGS = {
  order: 'Tab order',
  names: 'Names and roles',
  contrast: 'Contrast',
  targets: 'Target sizes',
} as const

/** And how its texts fit in Polish: by its name in the address. */
export const READINGS = { ...VIEW_READINGS, fit: 'Texts in Polish' } as const
export type ReadingName = keyof typeof READINGS

/** In their order. */
export const READING_NAMES = Object.keys(READINGS) as ReadingName[] // the keys of READINGS
