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
}

/** The content for an address, with a remark if it differs. `paths` are those of the scene. */
export function whatIsShown(chart: Chart, place: MachinePlace, paths: readonly Path[]): ShownPage {
  const { state, by } = place
  const as = (shown: Partial<MachinePlace>, remark: string | null = null): ShownPage => ({ place: { ...place, ...shown }, remark })
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
  return as(first, `There is no state “${state}” any more.`)
}
