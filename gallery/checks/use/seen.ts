import type { Chart, ChartEdge, ChartNode, Seen } from '../../types.ts'
import type { Counted, Counts } from './counts.ts'
import { medianOf } from './median.ts'
import { stepOf } from './steps.ts'
import { countedIn } from './subjects.ts'

/** Passed at once, so that nobody sees it, or no state of its own. */
const isUnseen = ({ edges }: Chart, { id, kind }: ChartNode) =>
  kind === 'history' || edges.some(({ source, trigger, guard }) => source === id && trigger.kind === 'always' && guard === null)

/** Taken by nothing that could be counted: from a state that nobody sees. */
const isUncounted = (chart: Chart, { source, trigger }: ChartEdge) =>
  trigger.kind === 'always' && chart.nodes.some((node) => node.id === source && isUnseen(chart, node))

const seenOf = (counted: Counted | undefined, most: number): Seen => {
  const { count = 0, medians = [] } = counted ?? {}
  return { count, medianMs: medianOf(medians), isEstimate: medians.length > 1, step: stepOf(count, most) }
}

/** How often each state and transition of a chart was seen, by its id; without those that are not counted. */
export function seenIn(chart: Chart, counts: Counts): ReadonlyMap<string, Seen> {
  const counted = countedIn(chart, counts)
  const most = mostIn(chart, counts)
  const hasEdges = counts.withTransitions.has(chart.name) || chart.edges.some(({ id }) => counted.has(id))
  const isKnown = counted.size > 0 || hasEdges
  const nodes = isKnown ? chart.nodes.filter((node) => counted.has(node.id) || (node.path !== '' && !isUnseen(chart, node))) : []
  const edges = hasEdges ? chart.edges.filter((edge) => counted.has(edge.id) || !isUncounted(chart, edge)) : []
  return new Map([...nodes, ...edges].map(({ id }) => [id, seenOf(counted.get(id), most)]))
}

/** The highest count in a chart. */
export const mostIn = (chart: Chart, counts: Counts): number => Math.max(0, ...[...countedIn(chart, counts).values()].map(({ count }) => count))

const drawn = new WeakMap<Counts, Map<string, Chart>>()

/** The chart with what was seen of it. The same object for the same counts: a layout is kept by its chart. */
export function chartOfUse(chart: Chart, counts: Counts): Chart {
  const ofCounts = drawn.get(counts) ?? new Map<string, Chart>()
  drawn.set(counts, ofCounts)
  const found = ofCounts.get(chart.name) ?? withSeen(chart, seenIn(chart, counts))
  ofCounts.set(chart.name, found)
  return found
}

function withSeen(chart: Chart, seen: ReadonlyMap<string, Seen>): Chart {
  const add = <Part extends ChartNode | ChartEdge>(part: Part): Part => {
    const one = seen.get(part.id)
    return one ? { ...part, seen: one } : part
  }
  return { ...chart, nodes: chart.nodes.map(add), edges: chart.edges.map(add) }
}
