import type { Chart } from '../../types.ts'
import { restingStates } from '../../paths.ts'
import saved from './coverage.json'

/** The checks of every state, with their names for designers. */
export const CHECKS = {
  view: 'View',
  en: 'English texts fit',
  pl: 'Polish texts fit',
  dark: 'Dark',
  light: 'Light',
  phone: 'Phone',
  axe: 'axe clean',
  walked: 'Walked by a test',
} as const
export type Check = keyof typeof CHECKS

const OF_STATE = Object.keys(CHECKS) as Check[] // the keys of CHECKS
/** Tests walk flows. */
const OF_SCREEN = OF_STATE.filter((check) => check !== 'walked')

/** The checks that fail, by machine or area of screens, and state or screen. */
export type Coverage = Record<string, Record<string, Check[]>>

const coverage: Coverage = saved

/** What the last run found of a state or screen. */
export interface Row {
  checks: readonly Check[]
  failing: readonly Check[]
}

const rowOf = (checks: readonly Check[], failing: Check[] | undefined): Row | null => (failing ? { checks, failing } : null)

/** The results of the last run for every current state; null for one that it did not visit. */
export const rowsOf = (chart: Chart): [state: string, row: Row | null][] => restingStates(chart).map((state) => [state, rowOf(OF_STATE, coverage[chart.name]?.[state])])

/** The results of the last run for a screen; null if it did not visit it. */
export const screenRow = (area: string, screen: string): Row | null => rowOf(OF_SCREEN, coverage[area]?.[screen])
