import type { Change, ChartEdge, ChartNode, DrawnChart } from '../types.ts'
import { triggerCode } from './code.ts'
import { groupOf, type Pair, pairsOf } from './pairs.ts'

/** A property that differs; '' on the side that does not have it. */
export interface Detail {
  what: string
  before: string
  after: string
}

/** One state or transition that differs. */
export interface Difference {
  change: Change
  /** As in the drawing of the comparison. */
  id: string
  part: ChartNode | ChartEdge
  /** Of a changed one. */
  details: Detail[]
}

export interface ChartDiff {
  /** Both commits in one chart: removed parts keep their position. */
  drawn: DrawnChart
  differences: Difference[]
}

const list = (names: readonly string[]) => names.join(', ')
const actorsOf = ({ invokes }: ChartNode) => list(invokes.map(({ src }) => src))

/** The compared parts of a state, by display name. */
const OF_NODES: Record<string, (node: ChartNode) => string> = {
  title: ({ title }) => title ?? '',
  description: ({ description }) => description ?? '',
  kind: ({ kind }) => kind,
  'begins here': ({ isInitial }) => (isInitial ? 'yes' : 'no'),
  outcome: ({ outcome }) => outcome ?? '',
  tags: ({ tags }) => list(tags),
  entry: ({ entry }) => list(entry),
  exit: ({ exit }) => list(exit),
  runs: actorsOf,
}

/** The same of a transition. */
const OF_EDGES: Record<string, (edge: ChartEdge) => string> = {
  'leads to': ({ targets }) => list(targets),
  trigger: triggerCode,
  guard: ({ guard }) => guard?.name ?? '',
  description: ({ description }) => description ?? '',
  actions: ({ actions }) => list(actions),
}

function detailsOf<Part>(of: Record<string, (part: Part) => string>, before: Part, after: Part): Detail[] {
  const all = Object.entries(of).map(([what, read]) => ({ what, before: read(before), after: read(after) }))
  return all.filter((detail) => detail.before !== detail.after)
}

const turn = (edge: ChartEdge, all: readonly ChartEdge[]) => `asked as number ${all.filter((one) => groupOf(one) === groupOf(edge)).indexOf(edge) + 1}`

/** `both`: the transitions that both commits have, in each commit's order of evaluation. */
function edgeDifference({ before, after }: Pair, both: Record<'before' | 'after', readonly ChartEdge[]>): Difference | null {
  if (!before) return { change: 'added', id: after.id, part: after, details: [] }
  // Another transition may have its name now.
  if (!after) return { change: 'removed', id: `${before.id} (before)`, part: before, details: [] }
  const order = { what: 'order', before: turn(before, both.before), after: turn(after, both.after) }
  const details = [...detailsOf(OF_EDGES, before, after), ...(order.before === order.after ? [] : [order])]
  return details.length > 0 ? { change: 'changed', id: after.id, part: after, details } : null
}

function nodeDifference(before: ChartNode | undefined, after: ChartNode | undefined): Difference | null {
  if (before && after) {
    const details = detailsOf(OF_NODES, before, after)
    return details.length > 0 ? { change: 'changed', id: after.id, part: after, details } : null
  }
  const part = before ?? after
  return part ? { change: before ? 'removed' : 'added', id: part.id, part, details: [] } : null
}

const marked = <Part extends ChartNode | ChartEdge>(part: Part, id: string, difference: Difference | null): Part => ({
  ...part,
  id,
  ...(difference && { change: difference.change }),
})

/** The states of both in the order of the later file, those that are gone after the others. One frame begins once. */
function nodesOf(before: DrawnChart, after: DrawnChart) {
  const byId = ({ nodes }: DrawnChart) => new Map(nodes.map((node) => [node.id, node]))
  const [then, now] = [byId(before), byId(after)]
  const gone = before.nodes
    .filter(({ id }) => !now.has(id))
    .map((node) => ({ ...node, isInitial: node.isInitial && node.parent !== null && !now.has(node.parent) }))
  return [...after.nodes, ...gone].map((node) => ({ node, difference: nodeDifference(then.get(node.id), now.get(node.id)) }))
}

/** A whole machine that came or went: one difference, not one of each of its parts. */
function wholeMachine(chart: DrawnChart, change: Change): ChartDiff {
  const [root, ...nodes] = chart.nodes
  if (!root) return { drawn: chart, differences: [] }
  return { drawn: { ...chart, nodes: [{ ...root, change }, ...nodes] }, differences: [{ change, id: root.id, part: root, details: [] }] }
}

/** The differences of a machine's charts at two commits; null if the machine does not exist at one. Throws if it exists at neither. */
export function diffCharts(before: DrawnChart | null, after: DrawnChart | null): ChartDiff {
  if (!after) {
    if (!before) throw new Error('No chart to compare')
    return wholeMachine(before, 'removed')
  }
  if (!before) return wholeMachine(after, 'added')
  const nodes = nodesOf(before, after)
  const pairs = pairsOf(before.edges, after.edges)
  const paired = new Set(pairs.flatMap((pair) => (pair.before && pair.after ? [pair.before, pair.after] : [])))
  const isKept = (edge: ChartEdge) => paired.has(edge)
  const both = { before: before.edges.filter(isKept), after: after.edges.filter(isKept) }
  const edges = pairs.map((pair) => ({ edge: pair.before === null ? pair.after : (pair.after ?? pair.before), difference: edgeDifference(pair, both) }))
  return {
    drawn: {
      ...after,
      nodes: nodes.map(({ node, difference }) => marked(node, node.id, difference)),
      edges: edges.map(({ edge, difference }) => marked(edge, difference?.id ?? edge.id, difference)),
    },
    differences: [...nodes, ...edges].flatMap(({ difference }) => difference ?? []),
  }
}
