import type { Check } from './coverage.ts'

/** What is asked of a screen: as of a state, but that no walk leads there. */
export type ScreenRow = Record<Exclude<Check, 'walked'>, boolean>
/** By area and screen. */
export type ScreenCoverage = Record<string, Record<string, ScreenRow>>

export const NO_ROW: ScreenRow = { view: false, en: false, pl: false, dark: false, light: false, phone: false, axe: false }
