import type { Chart } from '../types.ts'
import { restingStates } from '../paths.ts'
import kept from './coverage.json'

/** What is asked of every state, and what a designer calls it. */
export const CHECKS = {
  view: 'View',
  en: 'English',
  pl: 'Polish',
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

const coverage: Coverage = kept

/** What the last run found of every state there is now; a state that is new has nothing yet. */
export const rowsOf = (chart: Chart): [state: string, row: Row][] =>
  restingStates(chart).map((state) => [state, coverage[chart.name]?.[state] ?? NONE])

/** The cells that are red, as 'reset error: pl'. */
export const redCells = (found: Coverage): string[] =>
  Object.entries(found).flatMap(([machine, states]) =>
    Object.entries(states).flatMap(([state, row]) =>
      (Object.keys(CHECKS) as Check[]) // the keys of CHECKS
        .filter((check) => !row[check])
        .map((check) => `${machine} ${state}: ${check}`),
    ),
  )
