import type { Path } from '../../paths.ts'
import type { Chart } from '../../types.ts'
import type { Place } from '../../address.ts'
import { stateTitle } from '../titles.ts'

export type MachinePlace = Extract<Place, { page: 'machine' }>

/** The content for an address, which may name a state that no longer exists. */
export interface ShownPage {
  place: MachinePlace
  /** Why something other than the address is shown; null if it is not. */
  remark: string | null
  /** States with similar names. */
  nearest: string[]
}

function pairs(text: string): Set<string> {
  const letters = text.toLowerCase().replaceAll(/\W/g, '')
  return new Set(Array.from(letters.slice(1), (letter, index) => `${letters[index]}${letter}`))
}

/** Similarity of two names: their share of common letter pairs, 0 to 1. */
function likeness(one: string, other: string): number {
  const [a, b] = [pairs(one), pairs(other)]
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size || 1)
}

const MOST_NEAR = 3
const LEAST_LIKENESS = 0.2

/** The content for an address, with a remark if it differs. `paths` are those of the scene. */
export function whatIsShown(chart: Chart, place: MachinePlace, paths: readonly Path[]): ShownPage {
  const { state, by } = place
  const as = (shown: Partial<MachinePlace>, remark: string | null = null, nearest: string[] = []) => ({ place: { ...place, ...shown }, remark, nearest })
  if (state === null || paths.length === 0) return as({})
  const found = paths.find((path) => path.state === state)
  if (found) {
    if (by === null || paths.some((path) => path.state === state && path.by === by)) return as({})
    return as({ by: null }, `No event “${by}” opens “${stateTitle(chart, state)}”: here is the shortest path to it.`)
  }
  // For a compound state, the first state within it.
  const inner = paths.find((path) => path.state.startsWith(`${state}.`))
  if (inner) return as({ state: inner.state, by: null })
  const first = { state: null, by: null }
  if (chart.nodes.some(({ path }) => path === state)) return as(first, `Nobody sees “${stateTitle(chart, state)}” here: it is passed at once, or belongs to another scene.`)
  const states = [...new Set(paths.map((path) => path.state))]
  const like = (path: string) => likeness(state, path) + likeness(state, stateTitle(chart, path)) / 10
  const nearest = states.filter((path) => like(path) > LEAST_LIKENESS).toSorted((a, b) => like(b) - like(a)).slice(0, MOST_NEAR)
  return as(first, `There is no state “${state}” any more.`, nearest)
}
