import { notes } from '../../notes.ts'
import { kept } from '../../annotate/pins/kept.ts'
import type { Chart, ChartEdge, Seen } from '../../types.ts'
import { restingStates } from '../../paths.ts'
import type { Counts } from './counts.ts'
import { mostIn, seenIn } from './seen.ts'
import { stepOf } from './steps.ts'

/** From this step on a state is seen often. */
const OFTEN = 3

export interface SeenState {
  chart: Chart
  /** Its path. */
  state: string
  seen: Seen
}

/** By a note on the state, or by one pinned to a spot of its view. */
const isNoted = (machine: string, state: string) => [...notes, ...kept.pins].some((note) => note.machine === machine && note.state === state)

/** The states nobody passes at once, with how often they were seen. */
function statesSeen(chart: Chart, counts: Counts): SeenState[] {
  const seen = seenIn(chart, counts)
  return restingStates(chart).flatMap((state) => {
    const node = chart.nodes.find(({ path }) => path === state)
    const one = node && seen.get(node.id)
    return one ? [{ chart, state, seen: one }] : []
  })
}

/** States in the upper half of the steps, of all machines together, without a note; the most seen first. */
export function oftenWithoutNote(charts: readonly Chart[], counts: Counts): SeenState[] {
  const most = Math.max(0, ...charts.map((chart) => mostIn(chart, counts)))
  return charts
    .flatMap((chart) => statesSeen(chart, counts))
    .filter(({ chart, state, seen }) => stepOf(seen.count, most) >= OFTEN && !isNoted(chart.name, state))
    .toSorted((a, b) => b.seen.count - a.seen.count)
}

export interface NeverSeen {
  chart: Chart
  /** Whether nothing at all was counted of the machine. */
  isWhole: boolean
  states: string[]
  edges: ChartEdge[]
}

/** The machines of which something was never seen. */
export function neverSeen(charts: readonly Chart[], counts: Counts): NeverSeen[] {
  const all = charts.map((chart): NeverSeen => {
    const seen = seenIn(chart, counts)
    return {
      chart,
      isWhole: ![...seen.values()].some(({ count }) => count > 0),
      states: statesSeen(chart, counts).flatMap(({ state, seen: { count } }) => (count === 0 ? [state] : [])),
      edges: chart.edges.filter(({ id }) => seen.get(id)?.count === 0),
    }
  })
  return all.filter(({ isWhole, states, edges }) => isWhole || states.length + edges.length > 0)
}
