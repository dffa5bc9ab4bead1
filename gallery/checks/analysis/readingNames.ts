/** What is read from a state's view, by its name in the address. */
export const READINGS = {
  order: 'Tab order',
  names: 'Names and roles',
  contrast: 'Contrast',
  targets: 'Target sizes',
  fit: 'Cut texts',
} as const
export type ReadingName = keyof typeof READINGS

/** In their order. */
export const READING_NAMES = Object.keys(READINGS) as ReadingName[] // the keys of READINGS
