import { areas } from '../../screens/areas.ts'
import type { ScreenCoverage } from './screenRow.ts'
import saved from './screens.json'

const coverage: ScreenCoverage = saved

/** The results of the last run for every screen, by area; null for one that it has not looked at. */
export const screenRows = areas.map((area) => ({
  area,
  rows: Object.entries(area.screens).map(([name, screen]) => ({ name, screen, row: coverage[area.name]?.[name] ?? null })),
}))

/** The areas and screens that the last run knew. */
export const checkedScreens: readonly string[] = Object.entries(coverage).flatMap(([area, rows]) => Object.keys(rows).map((name) => `${area}/${name}`))
