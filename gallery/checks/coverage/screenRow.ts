import type { Check } from './coverage.ts'

/** The checks of a screen: those of a state, except walks. */
export type ScreenRow = Record<Exclude<Check, 'walked'>, boolean>
/** By area and screen. */
export type ScreenCoverage = Record<string, Record<string, ScreenRow>>

export const NO_ROW: ScreenRow = { view: false, en: false, pl: false, dark: false, light: false, phone: false, axe: false }
