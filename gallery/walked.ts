import { knownPaths } from './app/situations.ts'
import walked from './checks/board/walked.json'
import { charts } from './chart/machines.ts'

/** The edges taken by the walks of tests/browser/e2e in a real browser, by machine. Written by `npm run gallery:coverage`. */
const edges = new Map<string, ReadonlySet<string>>(Object.entries(walked).map(([name, { edges: taken }]) => [name, new Set(taken)]))

/** The paths of a machine that tests walk completely, as 'state by event'. */
export function walkedPaths(name: string): ReadonlySet<string> {
  const chart = charts.find((one) => one.name === name)
  const taken = edges.get(name) ?? new Set()
  const paths = chart ? knownPaths(chart) : []
  return new Set(
    paths.filter(({ steps }) => steps.every(({ edge }) => edge !== null && taken.has(edge))).map(({ state, by }) => `${state} by ${by}`),
  )
}
