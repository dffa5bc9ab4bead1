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
export type Row = Record<Check, boolean>
export type Coverage = Record<string, Record<string, Row>>

const NONE: Row = { view: false, en: false, pl: false, dark: false, light: false, phone: false, axe: false, walked: false }

const coverage: Coverage = saved

/** The results of the last run for every current state; a new state has none yet. */
export const rowsOf = (chart: Chart): [state: string, row: Row][] =>
  restingStates(chart).map((state) => [state, coverage[chart.name]?.[state] ?? NONE])

/** The red cells, as 'reset error: pl'. */
export const redCells = (found: Coverage): string[] =>
  Object.entries(found).flatMap(([machine, states]) =>
    Object.entries(states).flatMap(([state, row]) =>
      (Object.keys(CHECKS) as Check[]) // the keys of CHECKS
        .filter((check) => !row[check])
        .map((check) => `${machine} ${state}: ${check}`),
    ),
  )
